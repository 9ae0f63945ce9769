import Foundation
import ListKit
import StageKit
import Testing
import TextKit
import ViewKit

@MainActor
@Suite("Configurations of table cells, headers and footers")
struct TableConfigurationTests {
    init() throws {
        // Other tests in the process pin the fonts, too, possibly between two measurements.
        try PinnedFonts.use()
    }

    /// A configuration that stores the state for which it was last updated. Its content is as high as `size`.
    private struct Dot: UIContentConfiguration {
        var size: CGFloat = 10
        var states: [String] = []

        func makeContentView() -> any UIView & UIContentView { DotView(self) }

        func updated(for state: any UIConfigurationState) -> Dot {
            var dot = self
            if state[.archived] as? Bool == true { dot.size = 99 }
            let cell = state as? UICellConfigurationState
            let (isSelected, isPressed) = (cell?.isSelected == true, cell?.isHighlighted == true)
            let states = [(isSelected, "selected"), (isPressed, "pressed"), (cell?.isEditing == true, "edited")]
            dot.states = states.compactMap { isOn, name in isOn ? name : nil }
            return dot
        }
    }

    private final class DotView: UIView, UIContentView {
        var configuration: any UIContentConfiguration

        init(_ dot: Dot) {
            configuration = dot
            super.init(frame: .zero)
        }

        required init?(coder: NSCoder) { nil }

        override func sizeThatFits(_ size: CGSize) -> CGSize {
            CGSize(width: size.width, height: (configuration as? Dot)?.size ?? 0)
        }
    }

    @MainActor
    private final class Log {
        var states: [Bool] = []
    }

    private func states(_ cell: UITableViewCell) -> [String]? {
        cell.layoutIfNeeded()
        return (cell.contentConfiguration as? Dot)?.states
    }

    @Test("A table cell updates its content configuration when it is selected, pressed or edited")
    func cell() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.contentConfiguration = Dot()
        #expect(states(cell) == [])
        cell.isSelected = true
        #expect(states(cell) == ["selected"])
        cell.isHighlighted = true
        #expect(states(cell) == ["selected", "pressed"])
        cell.isEditing = true
        #expect(states(cell) == ["selected", "pressed", "edited"])
        (cell.isSelected, cell.isHighlighted, cell.isEditing) = (false, false, false)
        #expect(states(cell) == [])

        cell.automaticallyUpdatesContentConfiguration = false
        cell.isSelected = true
        #expect(states(cell) == [])
    }

    @Test("A table cell calls its handler once before it is displayed, and once for each change of its state")
    func handler() {
        let (cell, log) = (UITableViewCell(style: .default, reuseIdentifier: nil), Log())
        cell.configurationUpdateHandler = { _, state in log.states.append(state.isSelected) }
        cell.layoutIfNeeded()
        cell.setNeedsLayout()
        cell.layoutIfNeeded()
        #expect(log.states == [false])
        cell.isSelected = true
        cell.isSelected = true
        cell.layoutIfNeeded()
        #expect(log.states == [false, true])
        cell.setNeedsUpdateConfiguration()
        cell.layoutIfNeeded()
        #expect(log.states == [false, true, true])
    }

    private final class Header: UITableViewHeaderFooterView {
        var isArchived = false { didSet { setNeedsUpdateConfiguration() } }

        override var configurationState: UIViewConfigurationState {
            var state = super.configurationState
            state[.archived] = isArchived
            return state
        }
    }

    @Test("A header updates its content configuration, also for states of its own")
    func header() {
        let header = Header(reuseIdentifier: nil)
        header.contentConfiguration = Dot()
        header.layoutIfNeeded()
        #expect((header.contentConfiguration as? Dot)?.size == 10)
        header.isArchived = true
        header.layoutIfNeeded()
        #expect((header.contentConfiguration as? Dot)?.size == 99)
        #expect(header.contentView.subviews.count == 1)
        header.contentConfiguration = nil
        #expect(header.contentView.subviews.isEmpty)
    }

    @Test("A configuration replaces the title of a header, also for accessibility, until it is removed")
    func title() throws {
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        let title = try #require(header.textLabel)
        title.text = "Title"
        var content = header.defaultContentConfiguration()
        content.text = "Configured"
        header.contentConfiguration = content
        header.layoutIfNeeded()
        #expect(header.accessibilityLabel == "Configured" && header.contentView.subviews.count == 1)
        header.contentConfiguration = nil
        header.layoutIfNeeded()
        #expect(header.accessibilityLabel == "Title" && header.textLabel === title)
        #expect(title.superview === header.contentView && title.frame.height > 0)
    }

    @Test("A configuration replaces the labels and the image view of a cell, whether they are created before or after")
    func standardViews() throws {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = "Text"
        var content = cell.defaultContentConfiguration()
        content.text = "Configured"
        cell.contentConfiguration = content
        cell.detailTextLabel?.text = "Detail"
        cell.imageView?.image = UIImage(systemName: "heart.fill")
        cell.layoutIfNeeded()
        #expect(cell.accessibilityLabel == "Configured" && cell.contentView.subviews.count == 1)
        cell.contentConfiguration = nil
        cell.layoutIfNeeded()
        #expect(cell.accessibilityLabel?.hasPrefix("Text, Detail") == true)
        #expect(cell.contentView.subviews.count == 3)
    }

    private final class Source: UITableViewDataSource, UITableViewDelegate {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }

        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
            header?.contentConfiguration = Dot(size: 37)
            return header
        }
    }

    @Test("Headers are as high as their content configuration, and their default depends on the table")
    func table() {
        let stage = OffscreenStage(size: CGSize(width: 300, height: 400))
        let (table, source) = (UITableView(frame: stage.window.bounds), Source())
        table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
        (table.dataSource, table.delegate) = (source, source)
        stage.window.addSubview(table)
        stage.advance(by: 0.1)
        #expect(table.rectForHeader(inSection: 0).height == 37)

        let plain = table.dequeueReusableHeaderFooterView(withIdentifier: "header")
        #expect(plain?.defaultContentConfiguration() == .plainHeader())
        #expect(UITableViewHeaderFooterView(reuseIdentifier: nil).defaultContentConfiguration() == .groupedHeader())
    }
}

extension UIConfigurationStateCustomKey {
    fileprivate static let archived = UIConfigurationStateCustomKey("archived")
}
