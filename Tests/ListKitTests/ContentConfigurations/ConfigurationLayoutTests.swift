import Foundation
import LayerKit
import ListKit
import StageKit
import Testing
import ViewKit

@MainActor
@Suite("Layouts of cells with and without configurations")
struct ConfigurationLayoutTests {
    private let frame = CGRect(x: 0, y: 0, width: 300, height: 44)

    @Test("A cell without a configuration needs no layout when it is selected or pressed")
    func plainCells() {
        let row = UITableViewCell(style: .default, reuseIdentifier: nil)
        // The first selection adds the view that fills the cell.
        row.isSelected = true
        row.layoutIfNeeded()
        row.isSelected = false
        row.isHighlighted = true
        #expect(!row.layer.needsLayout)

        for item in [UICollectionViewCell(frame: frame), UICollectionViewListCell(frame: frame)] {
            item.layoutIfNeeded()
            item.isSelected = true
            item.isHighlighted = true
            #expect(!item.layer.needsLayout, "\(type(of: item))")
        }
    }

    private final class Overrider: UITableViewCell {
        var states: [Bool] = []

        override func updateConfiguration(using state: UICellConfigurationState) {
            states.append(state.isSelected)
        }
    }

    @Test("Overrides of updateConfiguration are called after a change of the state")
    func overrides() {
        let cell = Overrider(style: .default, reuseIdentifier: nil)
        cell.layoutIfNeeded()
        cell.isSelected = true
        cell.layoutIfNeeded()
        #expect(cell.states == [false, true])
    }

    private final class Counter: UITableViewCell {
        var layouts = 0

        override func layoutSubviews() {
            layouts += 1
            super.layoutSubviews()
        }
    }

    @Test("An update of the configuration needs one layout of the cell")
    func update() {
        let stage = OffscreenStage(size: frame.size)
        let cell = Counter(style: .default, reuseIdentifier: nil)
        var content = cell.defaultContentConfiguration()
        content.text = "text"
        cell.contentConfiguration = content
        cell.configurationUpdateHandler = { cell, state in
            content.text = state.isSelected ? "selected" : "text"
            cell.contentConfiguration = content
        }
        stage.window.addSubview(cell)
        stage.advance(by: 0.1)
        let layouts = cell.layouts
        cell.isSelected = true
        stage.advance(by: 0.1)
        #expect(cell.layouts == layouts + 1)
        #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "selected")
    }

    @Test("Setting the displayed configuration of a content view again needs no layout")
    func equalConfiguration() {
        var content = UIListContentConfiguration.cell()
        content.text = "text"
        let view = UIListContentView(configuration: content)
        view.layoutIfNeeded()
        view.configuration = content
        #expect(!view.layer.needsLayout)
        content.text = "other text"
        view.configuration = content
        #expect(view.layer.needsLayout)
    }
}
