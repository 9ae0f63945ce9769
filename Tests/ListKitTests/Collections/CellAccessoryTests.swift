import Foundation
import StageKit
import Testing
import ViewKit

@testable import ListKit

@MainActor
@Suite("Accessories of list cells")
struct CellAccessoryTests {
    private typealias Configuration = UICellAccessory.CustomViewConfiguration

    private let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    private let views = (0..<3).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }

    private func custom(_ index: Int, _ placement: UICellAccessory.Placement) -> UICellAccessory {
        .customView(configuration: Configuration(customView: views[index], placement: placement))
    }

    private func lefts(_ accessories: [UICellAccessory]) -> [CGFloat] {
        cell.accessories = accessories
        cell.layoutIfNeeded()
        return views.map(\.frame.minX)
    }

    @Test("Custom views are placed in array order unless their placement specifies a position")
    func positions() {
        #expect(lefts([custom(0, .trailing()), custom(1, .trailing()), custom(2, .leading())]) == [276, 294, 16])
        #expect(
            lefts([custom(0, .trailing()), custom(1, .trailing(at: { _ in 0 })), custom(2, .trailing())])
                == [276, 258, 294])
        #expect(
            lefts([custom(0, .leading(at: { $0.count })), custom(1, .leading()), custom(2, .leading(at: { _ in -1 }))])
                == [52, 16, 34])
        var counts: [Int] = []
        let position: UICellAccessory.Placement.Position = { others in
            counts.append(others.count)
            return 0
        }
        let checkmark = UICellAccessory.checkmark()
        _ = lefts([custom(0, .trailing(displayed: .always, at: position)), checkmark, custom(1, .leading())])
        #expect(counts == [1] && views[0].frame.minX == 320 - 16 - 15 - 8 - 10)
    }

    @Test("A view that is displayed only while editing is hidden otherwise")
    func displayed() {
        #expect(lefts([custom(0, .trailing()), custom(1, .trailing(displayed: .whenEditing))])[0] == 294)
        #expect(views[0].superview === cell && views[1].superview == nil)
    }

    @Test("Cells show the accessories for the editing mode of their collection view, also when they scroll into view")
    func editing() throws {
        let stage = OffscreenStage(size: CGSize(width: 320, height: 200))
        let layout = UICollectionViewCompositionalLayout.list(
            using: UICollectionLayoutListConfiguration(appearance: .plain))
        let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
        let text = String(repeating: "some words ", count: 5)
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, _ in
            var content = cell.defaultContentConfiguration()
            content.text = text
            cell.contentConfiguration = content
            let wide = UICellAccessory.LabelOptions(reservedLayoutWidth: .custom(200))
            cell.accessories = [
                .label(text: "Edited", displayed: .whenEditing, options: wide),
                .checkmark(displayed: .whenNotEditing),
            ]
        }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(0..<50))
        source.apply(snapshot, animatingDifferences: false)
        stage.window.addSubview(view)
        stage.advance(by: 0.1)

        struct Shown: Equatable {
            let isEditing: Bool
            let hasLabel: Bool
            let hasMark: Bool
            let height: CGFloat
        }
        func shown(_ item: Int) -> Shown? {
            view.cellForItem(at: IndexPath(item: item, section: 0)).map { cell in
                Shown(
                    isEditing: cell.configurationState.isEditing, hasLabel: cell.subviews.contains { $0 is UILabel },
                    hasMark: cell.subviews.contains { $0 is AccessoryMark }, height: cell.frame.height)
            }
        }
        let normal = try #require(shown(0))
        #expect(!normal.isEditing && !normal.hasLabel && normal.hasMark)
        view.isEditing = true
        stage.advance(by: 0.1)
        let edited = try #require(shown(0))
        #expect(edited.isEditing && edited.hasLabel && !edited.hasMark && edited.height > normal.height)
        view.scrollToItem(at: IndexPath(item: 40, section: 0), at: .top, animated: false)
        stage.advance(by: 0.1)
        #expect(shown(40) == edited)
        view.scrollToItem(at: IndexPath(item: 0, section: 0), at: .top, animated: false)
        view.isEditing = false
        stage.advance(by: 0.1)
        #expect(shown(0) == normal)
    }

    @Test("An accessory is centered in its reserved width, and a hidden accessory still takes up its space")
    func widths() throws {
        func contentWidth(_ accessory: UICellAccessory) -> CGFloat {
            cell.accessories = [accessory]
            cell.layoutIfNeeded()
            return cell.contentView.frame.width
        }
        #expect(contentWidth(.checkmark()) == 289)
        #expect(contentWidth(.checkmark(options: .init(reservedLayoutWidth: .standard))) == 276)
        #expect(contentWidth(.disclosureIndicator(options: .init(reservedLayoutWidth: .custom(50)))) == 254)
        let mark = try #require(cell.subviews.first { $0 is AccessoryMark })
        #expect(mark.center.x == 279)

        #expect(contentWidth(.checkmark(options: .init(isHidden: true))) == 289)
        #expect(!cell.subviews.contains { $0 is AccessoryMark })
        let options = UICellAccessory.LabelOptions(isHidden: true, reservedLayoutWidth: .custom(30))
        #expect(contentWidth(.label(text: "2", options: options)) == 274)
    }

    @Test("The font of a label can follow the text size, and widths can be compared")
    func labelOptions() {
        typealias Options = UICellAccessory.LabelOptions
        cell.accessories = [
            .label(text: "2"), .label(text: "3", options: Options(adjustsFontForContentSizeCategory: true)),
        ]
        let labels = cell.subviews.compactMap { $0 as? UILabel }
        #expect(labels.map(\.adjustsFontForContentSizeCategory) == [false, true])
        #expect(Options().reservedLayoutWidth == .actual)
        #expect(Options(reservedLayoutWidth: .custom(30)).reservedLayoutWidth == .custom(30))
        #expect(Options(reservedLayoutWidth: .custom(30)).reservedLayoutWidth != .custom(31))
    }

    @Test("A cell is measured with the width that its label has at the current text size")
    func measuringLabels() {
        let stage = OffscreenStage(size: CGSize(width: 320, height: 1000))
        var content = cell.defaultContentConfiguration()
        content.text = String(repeating: "some words ", count: 12)
        cell.contentConfiguration = content
        let options = UICellAccessory.LabelOptions(adjustsFontForContentSizeCategory: true)
        cell.accessories = [.label(text: "Total", options: options)]
        stage.window.addSubview(cell)
        stage.advance(by: 0.1)
        func height() -> CGFloat {
            cell.systemLayoutSizeFitting(
                CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
        }
        stage.contentSizeCategory = .accessibilityExtraExtraExtraLarge
        let beforeLayout = height()
        stage.advance(by: 0.1)
        #expect(beforeLayout == height())
    }

    @Test("A custom view gets the configuration's tint color, and its fitting size unless it maintains its size")
    func customView() {
        let (label, other) = (UILabel(), UILabel())
        for label in [label, other] { label.text = "text" }
        cell.accessories = [
            .customView(configuration: Configuration(customView: label, placement: .leading(), tintColor: .red)),
            .customView(
                configuration: Configuration(customView: other, placement: .leading(), maintainsFixedSize: true)),
        ]
        #expect(label.tintColor == .red && label.bounds.width > 0 && other.bounds.isEmpty)
    }

    @Test("A cell from a nib has the same parts as other list cells")
    func decoding() throws {
        let decoded = try #require(UICollectionViewListCell(coder: InterfaceCoder()))
        #expect(decoded.subviews.count == cell.subviews.count && decoded.contentView.superview === decoded)
    }
}
