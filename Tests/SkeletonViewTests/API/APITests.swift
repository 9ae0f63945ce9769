import Foundation
import SkeletonView
import StageKit
import TestSupport
import Testing

/// Tests every public name with its argument labels and defaults: any change breaks a line here. `APICollectionsTests`
/// tests the names of lists.
@MainActor
@Suite("API")
struct APITests {
    private let stage = OffscreenStage(size: CGSize(width: 100, height: 100))
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    init() {
        view.isSkeletonable = true
        stage.window.addSubview(view)
        stage.advance(by: 0)
    }

    private func isOn(_ show: () -> Void) -> Bool {
        show()
        defer { view.hideSkeleton(transition: .none) }
        return view.sk.isSkeletonActive
    }

    @Test("Show methods can be called with all arguments, with none, and with a trailing closure")
    func shows() {
        let gradient = SkeletonGradient(baseColor: .clouds)
        let pulse: SkeletonLayerAnimation = { layer in layer.pulse }
        #expect(isOn { view.showSkeleton() })
        #expect(isOn { view.showSkeleton(usingColor: .clouds) })
        #expect(isOn { view.showSkeleton(transition: .none) })
        #expect(isOn { view.showSkeleton(usingColor: .clouds, transition: .crossDissolve(0.25)) })
        #expect(isOn { view.showGradientSkeleton() })
        #expect(isOn { view.showGradientSkeleton(usingGradient: gradient) })
        #expect(isOn { view.showGradientSkeleton(usingGradient: gradient, transition: .none) })
        #expect(isOn { view.showAnimatedSkeleton() })
        #expect(isOn { view.showAnimatedSkeleton(usingColor: .clouds, animation: nil, transition: .none) })
        #expect(isOn { view.showAnimatedSkeleton(usingColor: .clouds, animation: pulse) })
        #expect(isOn { view.showAnimatedSkeleton { layer in layer.pulse } })
        #expect(isOn { view.showAnimatedSkeleton(usingColor: .clouds) { layer in layer.pulse } })
        #expect(isOn { view.showAnimatedGradientSkeleton() })
        #expect(isOn { view.showAnimatedGradientSkeleton(usingGradient: gradient, animation: nil, transition: .none) })
        #expect(
            isOn {
                view.showAnimatedGradientSkeleton { layer in
                    let animation = CABasicAnimation(keyPath: "startPoint")
                    animation.duration = layer.bounds.width > 0 ? 1 : 2
                    return animation
                }
            })
    }

    @Test("Delayed show methods can be called with all arguments and with defaults")
    func delayedShows() {
        let gradient = SkeletonGradient(baseColor: .clouds)
        view.showSkeleton(delay: 0.2)
        view.showSkeleton(usingColor: .clouds, animated: false, delay: 0.2, transition: .none)
        view.showGradientSkeleton(delay: 0.2)
        #expect(!view.sk.isSkeletonActive)
        view.showGradientSkeleton(usingGradient: gradient, animated: false, delay: 0.2, transition: .crossDissolve(1))
        stage.advance(by: 0.3)
        #expect(view.sk.isSkeletonActive)
    }

    @Test("Update, hide, start, stop and layout methods can be called")
    func others() {
        let gradient = SkeletonGradient(colors: [.clouds, .silver])
        view.showSkeleton(transition: .none)
        view.updateSkeleton()
        view.updateSkeleton(usingColor: .silver)
        view.updateGradientSkeleton()
        view.updateGradientSkeleton(usingGradient: gradient)
        view.updateAnimatedSkeleton()
        view.updateAnimatedSkeleton(usingColor: .silver, animation: nil)
        view.updateAnimatedSkeleton { layer in layer.pulse }
        view.updateAnimatedGradientSkeleton()
        view.updateAnimatedGradientSkeleton(
            usingGradient: gradient, animation: GradientDirection.topBottom.slidingAnimation())
        view.layoutSkeletonIfNeeded()
        view.stopSkeletonAnimation()
        view.startSkeletonAnimation()
        view.startSkeletonAnimation(GradientDirection.leftToRight.slidingAnimation())
        view.startSkeletonAnimation { layer in layer.pulse }
        #expect(view.sk.bones.count == 1)
        view.hideSkeleton()
        view.hideSkeleton(reloadDataAfter: false)
        view.hideSkeleton(transition: .crossDissolve(0.5))
        view.hideSkeleton(reloadDataAfter: true, transition: .none)
        #expect(view.sk.bones.isEmpty)
    }

    @Test("Properties of views have the documented types and defaults")
    func viewProperties() {
        let fresh = UIView()
        let flags: [Bool] = [
            fresh.isSkeletonable, fresh.isHiddenWhenSkeletonIsActive,
            fresh.isUserInteractionDisabledWhenSkeletonIsActive, fresh.sk.isSkeletonActive,
        ]
        #expect(flags == [false, false, true, false])
        let radius: Float = fresh.skeletonCornerRadius
        #expect(radius == 0)
        fresh.skeletonCornerRadius = 4
        fresh.isHiddenWhenSkeletonIsActive = true
        fresh.isUserInteractionDisabledWhenSkeletonIsActive = false
        #expect(fresh.skeletonCornerRadius == 4)
        let description: String = fresh.sk.skeletonTreeDescription
        #expect(description.contains("\"isSkeletonable\" : false"))
        let bones: [SkeletonBone] = fresh.sk.bones
        #expect(bones.isEmpty)
    }

    @Test("Text properties have the documented types, defaults and literals")
    func textProperties() {
        for text in [UILabel(), UITextView()] as [any SkeletonText] {
            let numbers: (Int, Int, CGFloat, UIEdgeInsets) = (
                text.lastLineFillPercent, text.linesCornerRadius, text.skeletonLineSpacing, text.skeletonPaddingInsets
            )
            #expect(numbers == (70, 0, 10, .zero))
            #expect(text.skeletonTextLineHeight == .fixed(15))
            #expect(text.skeletonTextNumberOfLines == .inherited)
            text.skeletonTextNumberOfLines = 3
            #expect(text.skeletonTextNumberOfLines == .custom(3))
            text.lastLineFillPercent = 170
            #expect(text.lastLineFillPercent == 100)
            text.lastLineFillPercent = -1
            #expect(text.lastLineFillPercent == 0)
            text.linesCornerRadius = 5
            text.skeletonLineSpacing = 2
            text.skeletonPaddingInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
            text.skeletonTextLineHeight = .relativeToFont
            text.skeletonTextLineHeight = .relativeToConstraints
        }
        let label = UILabel()
        label.skeletonTextNumberOfLines = 2
        #expect(label.linesCornerRadius == 0)
    }

    @Test("The appearance can be set by property or as a whole, and views use its current values")
    func appearance() {
        let original: SkeletonViewAppearance = SkeletonAppearance.default
        defer { SkeletonAppearance.default = original }
        SkeletonAppearance.default = SkeletonViewAppearance()
        let appearance = SkeletonAppearance.default
        #expect(appearance.tintColor == .skeletonDefault)
        #expect(appearance.gradient.colors == SkeletonGradient(baseColor: .skeletonDefault).colors)
        #expect((appearance.multilineHeight, appearance.multilineSpacing) == (15, 10))
        #expect((appearance.multilineLastLineFillPercent, appearance.multilineCornerRadius) == (70, 0))
        #expect(!appearance.renderSingleLineAsView && appearance.skeletonCornerRadius == 0)
        #expect(appearance.textLineHeight == .fixed(15))
        appearance.multilineHeight = 20
        #expect(appearance.textLineHeight == .fixed(20))
        appearance.textLineHeight = .relativeToFont
        appearance.multilineHeight = 9
        #expect(appearance.textLineHeight == .relativeToFont)

        appearance.multilineLastLineFillPercent = 33
        appearance.multilineCornerRadius = 2
        appearance.multilineSpacing = 4
        appearance.skeletonCornerRadius = 6
        let label = UILabel()
        #expect((label.lastLineFillPercent, label.linesCornerRadius, label.skeletonLineSpacing) == (33, 2, 4))
        #expect(UIView().skeletonCornerRadius == 6)
    }

    @Test("Types have the documented cases, labels and defaults")
    func types() {
        #expect(SkeletonType.solid != SkeletonType.gradient)
        #expect(SkeletonTransitionStyle.none == .crossDissolve(0))
        #expect(SkeletonGradient(baseColor: .red).colors == [.red, UIColor.red.complementaryColor, .red])
        #expect(SkeletonGradient(baseColor: .red, secondaryColor: .blue).colors == [.red, .blue, .red])
        #expect(SkeletonGradient(colors: [.red]).colors == [.red])
        let directions: [GradientDirection] = [
            .leftRight, .rightLeft, .topBottom, .bottomTop, .topLeftBottomRight, .bottomRightTopLeft,
        ]
        #expect(Set(directions).count == 6)
        let aliases: [GradientDirection] = [.leftToRight, .rightToLeft, .topToBottom, .bottomToTop]
        #expect(aliases == Array(directions.prefix(4)))

        let layer = CALayer()
        let slow = GradientDirection.leftRight.slidingAnimation(duration: 3, autoreverses: true)(layer)
        #expect(slow.duration == 3 && slow.autoreverses)
        let usual = GradientDirection.leftRight.slidingAnimation()(layer)
        #expect(usual.duration == 1.5 && !usual.autoreverses)
        let builder = SkeletonAnimationBuilder()
        #expect(builder.makeSlidingAnimation(withDirection: .topBottom)(layer).duration == 1.5)
        #expect(
            builder.makeSlidingAnimation(withDirection: .topBottom, duration: 2, autoreverses: true)(layer).autoreverses
        )
        let pulse: CAAnimation = layer.pulse
        #expect(pulse.duration == 1 && pulse.autoreverses)
    }

    @Test("Names of notifications have the documented raw values")
    func notifications() {
        let names: [Notification.Name] = [
            .skeletonWillAppearNotification, .skeletonDidAppearNotification, .skeletonWillUpdateNotification,
            .skeletonDidUpdateNotification, .skeletonWillDisappearNotification, .skeletonDidDisappearNotification,
        ]
        #expect(
            names.map(\.rawValue) == [
                "skeletonWillAppear", "skeletonDidAppear", "skeletonWillUpdate", "skeletonDidUpdate",
                "skeletonWillDisappear", "skeletonDidDisappear",
            ])
    }

    @Test("Colors have their documented values")
    func colors() {
        let colors: [(UIColor, Int)] = [
            (.turquoise, 0x1ABC9C), (.greenSea, 0x16A085), (.emerald, 0x2ECC71), (.nephritis, 0x27AE60),
            (.peterRiver, 0x3498DB), (.belizeHole, 0x2980B9), (.amethyst, 0x9B59B6), (.wisteria, 0x8E44AD),
            (.wetAsphalt, 0x34495E), (.midnightBlue, 0x2C3E50), (.sunFlower, 0xF1C40F), (.flatOrange, 0xF39C12),
            (.carrot, 0xE67E22), (.pumpkin, 0xD35400), (.alizarin, 0xE74C3C), (.pomegranate, 0xC0392B),
            (.clouds, 0xECF0F1), (.darkClouds, 0x1C2325), (.silver, 0xBDC3C7), (.concrete, 0x95A5A6),
            (.asbestos, 0x7F8C8D), (.skeletonDefault, 0xECF0F1),
        ]
        for (color, hex) in colors { #expect(color.bytes == [hex >> 16, hex >> 8 & 0xFF, hex & 0xFF]) }
        #expect(UIColor.clouds.complementaryColor == UIColor.clouds.darker)
        #expect(UIColor.midnightBlue.complementaryColor == UIColor.midnightBlue.lighter)
    }

    /// A data source that implements only the required members.
    private final class LeastSource: SkeletonTableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
        func collectionSkeletonView(
            _ skeletonView: UITableView, cellIdentifierForRowAt indexPath: IndexPath
        ) -> ReusableCellIdentifier { "cell" }
    }

    @Test("A table's data source needs one method; the others have defaults")
    func tables() {
        let (source, table, path) = (LeastSource(), UITableView(), IndexPath(row: 0, section: 0))
        #expect(source.numSections(in: table) == 1)
        #expect(UITableView.automaticNumberOfSkeletonRows == -1)
        #expect(source.collectionSkeletonView(table, numberOfRowsInSection: 0) == -1)
        #expect(source.collectionSkeletonView(table, cellIdentifierForRowAt: path) == "cell")
        #expect(source.collectionSkeletonView(table, skeletonCellForRowAt: path) == nil)
        source.collectionSkeletonView(table, prepareCellForSkeleton: UITableViewCell(), at: path)
    }

    @available(*, deprecated)
    @Test("Deprecated spellings have the same effect as the current ones")
    func deprecatedSpellings() {
        view.showSkeleton(transition: .none)
        #expect(view.isSkeletonActive)
        #expect(view.skeletonDescription == view.sk.skeletonTreeDescription)
        for text in [UILabel(), UITextView()] as [any SkeletonText] {
            text.useFontLineHeight = true
            #expect(text.skeletonTextLineHeight == .relativeToFont)
            text.useFontLineHeight = false
            #expect(text.skeletonTextLineHeight == .fixed(15))
        }
        let appearance = SkeletonViewAppearance()
        appearance.useFontLineHeight = true
        #expect(appearance.textLineHeight == .relativeToFont && appearance.useFontLineHeight)
        let names: [Notification.Name] = [
            .willBeginShowingSkeletons, .didShowSkeletons, .willBeginUpdatingSkeletons, .didUpdateSkeletons,
            .willBeginHidingSkeletons, .didHideSkeletons,
        ]
        #expect(names.first == .skeletonWillAppearNotification && names.last == .skeletonDidDisappearNotification)
        #expect(Set(names).count == 6)
    }
}
