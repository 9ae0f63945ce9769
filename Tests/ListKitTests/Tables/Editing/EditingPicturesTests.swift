import Foundation
import StageKit
import TestSupport
import Testing
import TextKit

@testable import ListKit
@testable import ViewKit

/// Golden images of tables in editing mode; see `GoldenImage`.
@MainActor
@Suite("Golden images of tables in editing mode")
struct EditingPicturesTests {
    init() throws {
        try PinnedFonts.use()
    }

    @Test(
        "Editing controls and revealed actions match their golden images", arguments: ["light", "dark", "mirrored"],
        [UITableView.Style.plain, .insetGrouped])
    func rows(look: String, style: UITableView.Style) throws {
        let fixture = EditingFixture(style: style, look: look == "dark" ? .dark : .light)
        if look == "mirrored" { fixture.stage.direction = .rightToLeft }
        fixture.names = ["Ada Lovelace", "Alan Turing", "Annie Easley", "Barbara Liskov", "Claude Shannon"]
        fixture.styles = [4: .insert]
        fixture.table.reloadData()
        let flag = UIContextualAction(style: .normal, title: "Flag") { _, _, _ in }
        flag.image = UIImage(systemName: "star.fill")
        flag.backgroundColor = .systemOrange
        let actions = fixture.actions(["Delete"]).actions + [flag]
        fixture.actions[.trailing] = UISwipeActionsConfiguration(actions: actions)
        fixture.fixedRow = 1
        fixture.table.setEditing(true, animated: false)
        fixture.stage.advance(by: 0.1)
        fixture.swipe(row: 2, by: look == "mirrored" ? 120 : -120)
        let name = "table-editing-\(style == .plain ? "plain" : "inset")-\(look)"
        try GoldenImage.expect(fixture.stage.bitmap(), named: name, tolerance: 8)
    }
}
