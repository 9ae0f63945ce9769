import ControlKit
import Foundation
import ListKit
import NibKit
import TestSupport
import Testing
import ViewKit

@MainActor
@Suite("Attributes of interface files that many kinds of views and recognizers have")
struct CommonAttributeTests {
    private func views(_ objects: String) -> [Any] { UINib(objects: objects).instantiate(withOwner: nil) }

    @Test("Views have the direction, margins, priorities and accessibility texts of the file")
    func views() throws {
        let objects = """
            <label id="a" semanticContentAttribute="forceRightToLeft" horizontalCompressionResistancePriority="740"
                verticalCompressionResistancePriority="2000" horizontalHuggingPriority="0">
                <directionalEdgeInsets key="directionalLayoutMargins" top="1" leading="2" bottom="3" trailing="4"/>
                <accessibility key="accessibilityConfiguration" label="Name" hint="Opens" identifier="name">
                    <bool key="isElement" value="YES"/>
                </accessibility>
            </label>
            """
        let label = try #require(views(objects).first as? UILabel)

        #expect(label.semanticContentAttribute == .forceRightToLeft)
        #expect(
            label.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        #expect(label.contentCompressionResistancePriority(for: .horizontal).rawValue == 740)
        #expect(label.contentCompressionResistancePriority(for: .vertical) == .required)
        #expect(label.contentHuggingPriority(for: .horizontal).rawValue == 1)
        #expect(label.isAccessibilityElement && label.accessibilityIdentifier == "name")
        #expect(label.accessibilityLabel == "Name" && label.accessibilityHint == "Opens")
    }

    @Test("Gesture recognizers of all kinds have the values of the file; unknown kinds are reported")
    func gestures() throws {
        var objects: [Any] = []
        let messages = Messages.during {
            objects = views(
                """
                <swipeGestureRecognizer direction="up" id="a"/><swipeGestureRecognizer id="b"/>
                <rotationGestureRecognizer id="c"/><pinchGestureRecognizer id="d"/><panGestureRecognizer id="e"/>
                <tapGestureRecognizer numberOfTapsRequired="2" id="f"/>
                <pongPressGestureRecognizer minimumPressDuration="2" allowableMovement="3" id="g"/>
                <hoverGestureRecognizer id="h"/>
                """)
        }

        #expect(objects.compactMap { ($0 as? UISwipeGestureRecognizer)?.direction } == [.up, .right])
        #expect(objects.contains { $0 is UIRotationGestureRecognizer })
        #expect(objects.contains { $0 is UIPinchGestureRecognizer })
        #expect(objects.contains { $0 is UIPanGestureRecognizer })
        #expect(objects.compactMap { ($0 as? UITapGestureRecognizer)?.numberOfTapsRequired } == [2])
        let press = try #require(objects.compactMap { $0 as? UILongPressGestureRecognizer }.first)
        #expect(press.minimumPressDuration == 2 && press.allowableMovement == 3)
        #expect(messages.count == 1 && messages[0].contains("hoverGestureRecognizer"), "\(messages)")
    }

    @Test("Runtime attributes set properties of layers")
    func layers() throws {
        let numbers = ["borderWidth": 2, "shadowRadius": 5, "shadowOpacity": 0.5, "opacity": 0.25, "zPosition": 3]
        let attributes = numbers.map { name, number in
            """
            <userDefinedRuntimeAttribute type="number" keyPath="layer.\(name)">
                <real key="value" value="\(number)"/>
            </userDefinedRuntimeAttribute>
            """
        }
        let objects = """
            <view id="a"><userDefinedRuntimeAttributes>
                \(attributes.joined())
                <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/>
                <userDefinedRuntimeAttribute type="size" keyPath="layer.shadowOffset">
                    <size key="value" width="1" height="2"/>
                </userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="point" keyPath="center">
                    <point key="value" x="30" y="40"/>
                </userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="color" keyPath="layer.borderColor">
                    <color key="value" red="1" green="0" blue="0" alpha="1" colorSpace="custom"/>
                </userDefinedRuntimeAttribute>
            </userDefinedRuntimeAttributes></view>
            """
        var loaded: UIView?
        let messages = Messages.during { loaded = views(objects).first as? UIView }

        let view = try #require(loaded)
        #expect(view.layer.borderWidth == 2 && view.layer.shadowRadius == 5 && view.layer.shadowOpacity == 0.5)
        #expect(view.layer.opacity == 0.25 && view.layer.zPosition == 3 && view.layer.masksToBounds)
        #expect(view.layer.shadowOffset == CGSize(width: 1, height: 2) && view.center == CGPoint(x: 30, y: 40))
        #expect(messages.isEmpty, "\(messages)")
    }

    @Test("System items of tab bars have their titles and symbols; unknown ones are reported")
    func tabItems() {
        var objects: [Any] = []
        let messages = Messages.during {
            objects = views(
                """
                <tabBar id="t"><items>
                    <tabBarItem systemItem="search" id="a"/><tabBarItem systemItem="mystery" title="Own" id="b"/>
                </items></tabBar>
                """)
        }
        let items = objects.compactMap { ($0 as? UITabBar)?.items }.joined()
        #expect(items.map(\.title) == ["Search", "Own"])
        #expect(items.map { $0.image?.isSymbolImage } == [true, nil])
        #expect(messages.count == 1 && messages[0].contains("system item \"mystery\""), "\(messages)")
    }

    @Test("Flow layouts have the estimated size of the file; visual effect views have its effect and content")
    func containers() throws {
        let objects = """
            <collectionView id="a"><collectionViewFlowLayout key="collectionViewLayout" id="b">
                <size key="estimatedItemSize" width="50" height="60"/>
            </collectionViewFlowLayout></collectionView>
            <collectionView id="c">
                <collectionViewFlowLayout key="collectionViewLayout" automaticEstimatedItemSize="YES" id="d"/>
            </collectionView>
            <collectionView id="e"><collectionViewLayout key="collectionViewLayout" id="f"/></collectionView>
            <visualEffectView id="g">
                <view key="contentView" tag="7" id="h"/><blurEffect style="systemThinMaterial"/>
            </visualEffectView>
            """
        let loaded = views(objects)
        let layouts = loaded.compactMap { ($0 as? UICollectionView)?.collectionViewLayout }
        #expect(
            layouts.map { ($0 as? UICollectionViewFlowLayout)?.estimatedItemSize } == [
                CGSize(width: 50, height: 60), UICollectionViewFlowLayout.automaticSize, nil,
            ])
        let effect = try #require(loaded.compactMap { $0 as? UIVisualEffectView }.first)
        #expect(effect.effect is UIBlurEffect && effect.contentView.tag == 7)
    }

    @Test("System colors of files are those of the code")
    func colors() throws {
        let colors: [(String, UIColor)] = [
            ("tertiarySystemBackgroundColor", .tertiarySystemBackground),
            ("tertiarySystemGroupedBackgroundColor", .tertiarySystemGroupedBackground),
            ("quaternaryLabelColor", .quaternaryLabel), ("placeholderTextColor", .placeholderText),
            ("separatorColor", .separator), ("opaqueSeparatorColor", .opaqueSeparator), ("linkColor", .link),
            ("systemFillColor", .systemFill), ("secondarySystemFillColor", .secondarySystemFill),
            ("tertiarySystemFillColor", .tertiarySystemFill), ("quaternarySystemFillColor", .quaternarySystemFill),
            ("systemYellowColor", .systemYellow), ("systemBrownColor", .systemBrown),
            ("systemGray6Color", .systemGray6),
        ]
        for (name, color) in colors {
            let objects = #"<view id="v"><color key="backgroundColor" systemColor="\#(name)"/></view>"#
            let view = try #require(views(objects).first as? UIView)
            #expect(view.backgroundColor == color, "\(name)")
        }
    }
}
