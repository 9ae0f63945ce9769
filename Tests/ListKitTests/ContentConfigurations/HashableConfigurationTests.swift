import Foundation
import ListKit
import Testing
import ViewKit

@MainActor
@Suite("Hashable configurations")
struct HashableConfigurationTests {
    @Test("Content configurations are compared by value")
    func content() {
        var configuration = UIListContentConfiguration.cell()
        #expect(configuration == .subtitleCell() && configuration != .valueCell())
        configuration.text = "text"
        configuration.textProperties.color = .red
        configuration.imageProperties.cornerRadius = 4
        let copy = configuration
        #expect(Set([configuration, copy, .cell()]).count == 2)
        configuration.attributedText = NSAttributedString(string: "text", attributes: [.kern: 2])
        #expect(configuration != copy && configuration.text == "text")
        #expect(copy.textProperties != UIListContentConfiguration.cell().textProperties)
        #expect(Set([copy.imageProperties, UIListContentConfiguration.cell().imageProperties]).count == 2)
    }

    @Test("Attributed text is copied, so later changes to a mutable string have no effect")
    func mutableText() {
        let text = NSMutableAttributedString(string: "text")
        var configuration = UIListContentConfiguration.cell()
        (configuration.attributedText, configuration.secondaryAttributedText) = (text, text)
        let copy = configuration
        text.mutableString.setString("other")
        #expect(configuration.attributedText?.string == "text" && configuration == copy)
        #expect(configuration.secondaryAttributedText?.string == "text" && configuration.text == "text")
    }

    @Test("The state of a cell and the style of separators are compared by value")
    func states() {
        let state = UICellConfigurationState(traitCollection: UIView().traitCollection)
        var selected = state
        #expect(Set([state, selected]).count == 1)
        selected.isSelected = true
        #expect(state != selected)
        let key = UIConfigurationStateCustomKey("archived")
        var archived = state
        archived[key] = true
        #expect(archived != state && archived[key] as? Bool == true && archived[.init(rawValue: "other")] == nil)
        archived[key] = nil
        #expect(archived == state && Set([archived, state]).count == 1)

        let separators = UIListSeparatorConfiguration(listAppearance: .plain)
        var red = separators
        red.color = .red
        #expect(Set([separators, red, separators]).count == 2)
    }

    @Test("SectionSnapshotHandlers is a type inside the data source, as on iOS")
    func handlers() {
        typealias Source = UICollectionViewDiffableDataSource<Int, String>
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        let source = Source(collectionView: view) { _, _, _ in nil }
        var handlers = Source.SectionSnapshotHandlers<String>()
        handlers.shouldExpandItem = { $0 == "a" }
        handlers.snapshotForExpandingParent = { _, children in children }
        source.sectionSnapshotHandlers = handlers
        #expect(source.sectionSnapshotHandlers.shouldExpandItem?("a") == true)
        // The snapshots have the type of the handlers' items, even if it isn't that of the data source.
        var numbers = Source.SectionSnapshotHandlers<Int>()
        numbers.snapshotForExpandingParent = { item, _ in
            var children = NSDiffableDataSourceSectionSnapshot<Int>()
            children.append([item + 1])
            return children
        }
        #expect(numbers.snapshotForExpandingParent?(1, .init()).items == [2])
    }
}
