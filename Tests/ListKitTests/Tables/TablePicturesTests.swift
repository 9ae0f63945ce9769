import Foundation
import StageKit
import TestSupport
import Testing
import TextKit

@testable import ListKit
@testable import ViewKit

@MainActor
@Suite("Golden images of tables")
struct TablePicturesTests {
    enum Look: String, CaseIterable, Sendable {
        case light, dark, mirrored
    }

    init() throws {
        try PinnedFonts.use()
    }

    private final class Source: UITableViewDataSource, UITableViewDelegate {
        struct Row {
            let text: String
            var detail: String?
            var style = UITableViewCell.CellStyle.default
            var accessory = UITableViewCell.AccessoryType.none
        }
        var sections: [(header: String?, rows: [Row], footer: String?)] = []

        func numberOfSections(in tableView: UITableView) -> Int { sections.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            sections[section].rows.count
        }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let row = sections[indexPath.section].rows[indexPath.row]
            let cell = UITableViewCell(style: row.style, reuseIdentifier: nil)
            cell.textLabel?.text = row.text
            cell.textLabel?.font = .systemFont(ofSize: 15)
            cell.detailTextLabel?.text = row.detail
            if row.style == .value1 { cell.detailTextLabel?.font = .systemFont(ofSize: 15) }
            if row.style == .subtitle { cell.detailTextLabel?.numberOfLines = 0 }
            cell.accessoryType = row.accessory
            return cell
        }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            sections[section].header
        }
        func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
            sections[section].footer
        }
    }

    private func stage(_ look: Look, style: UITableView.Style, _ source: Source) -> (OffscreenStage, UITableView) {
        let stage = OffscreenStage(
            size: CGSize(width: 320, height: 400), scale: 2, style: look == .dark ? .dark : .light)
        if look == .mirrored { stage.direction = .rightToLeft }
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: style)
        table.dataSource = source
        table.delegate = source
        stage.window.addSubview(table)
        stage.advance(by: 0.1)
        return (stage, table)
    }

    private let names = [
        ["Ada Lovelace", "Alan Turing", "Annie Easley"], ["Barbara Liskov", "Bjarne Stroustrup"],
        ["Claude Shannon", "Chris Lattner", "Cynthia Solomon", "Carl Sassenrath", "Christopher Strachey"],
    ]

    @Test(
        "A plain table whose next header pushes the floating one matches its golden images",
        arguments: Look.allCases)
    func plain(look: Look) throws {
        let source = Source()
        source.sections = zip(["A", "B", "C"], names).map { letter, names in
            (letter, names.map { Source.Row(text: $0, accessory: .disclosureIndicator) }, nil)
        }
        let (stage, table) = stage(look, style: .plain, source)
        stage.press(.keyboardTab)
        table.selectRow(at: IndexPath(row: 1, section: 1), animated: false, scrollPosition: .none)
        table.list.selection.cursor = IndexPath(row: 0, section: 2)
        table.list.placeRing()
        table.contentOffset.y = 146
        stage.advance(by: 2)
        try GoldenImage.expect(stage.bitmap(), named: "table-plain-\(look.rawValue)", tolerance: 8)
    }

    @Test(
        "Grouped tables match their golden images",
        arguments: Look.allCases, [UITableView.Style.grouped, .insetGrouped])
    func grouped(look: Look, style: UITableView.Style) throws {
        let source = Source()
        source.sections = [
            (
                "Display",
                [
                    Source.Row(text: "Brightness", detail: "80 %", style: .value1, accessory: .disclosureIndicator),
                    Source.Row(text: "Night light", detail: "From dusk to dawn", style: .subtitle),
                ], "Colors get warmer in the evening, which is easier on the eyes."
            ),
            (
                "Sound",
                [
                    Source.Row(text: "Speakers", accessory: .checkmark), Source.Row(text: "Headphones"),
                    Source.Row(text: "volume", detail: "40 %", style: .value2),
                ], nil
            ),
        ]
        let (stage, _) = stage(look, style: style, source)
        stage.window.handle(.pointerMoved(CGPoint(x: 160, y: 270)))
        stage.advance(by: 0.1)
        let name = style == .grouped ? "grouped" : "inset"
        try GoldenImage.expect(stage.bitmap(), named: "table-\(name)-\(look.rawValue)", tolerance: 8)
    }

    @Test("Rows that are as high as their text match their golden images", arguments: Look.allCases)
    func selfSized(look: Look) throws {
        let source = Source()
        let texts = [
            "Short.", "A text that takes two lines when the table is as narrow as this one is.",
            "A long text that goes on for a while, so that its row is much higher than those around it, and the rows "
                + "below it begin where it ends.", "Short again.",
        ]
        source.sections = [
            (nil, texts.enumerated().map { Source.Row(text: "Row \($0)", detail: $1, style: .subtitle) }, nil)
        ]
        let (stage, _) = stage(look, style: .plain, source)
        try GoldenImage.expect(stage.bitmap(), named: "table-self-sized-\(look.rawValue)", tolerance: 8)
    }
}
