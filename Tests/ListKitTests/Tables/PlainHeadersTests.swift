import Foundation
import StageKit
import TestSupport
import Testing
import ViewKit

@testable import ListKit

@MainActor
@Suite("Custom headers in plain tables")
struct PlainHeadersTests {
    private final class Source: UITableViewDataSource, UITableViewDelegate {
        var isCustom = true
        var prepare: (UITableViewHeaderFooterView) -> Void = { _ in }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            isCustom ? nil : "Header"
        }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            guard isCustom else { return nil }
            let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
            if let view { prepare(view) }
            return view
        }
    }

    private let stage = OffscreenStage(size: CGSize(width: 200, height: 200))
    private let source = Source()

    private func show(_ style: UITableView.Style = .plain) throws -> UITableViewHeaderFooterView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 200), style: style)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
        table.dataSource = source
        table.delegate = source
        stage.window.addSubview(table)
        stage.advance(by: 0.1)
        return try #require(table.headerView(forSection: 0))
    }

    @Test("A custom header has the same background, font and insets as a header with a title")
    func same() throws {
        source.prepare = { $0.textLabel?.text = "Header" }
        let custom = try show()
        source.isCustom = false
        let titled = try show()
        #expect(custom !== titled)
        #expect(custom.backgroundColor == titled.backgroundColor && custom.backgroundColor != nil)
        #expect(custom.textLabel?.font == titled.textLabel?.font)
        #expect(custom.textLabel?.frame == titled.textLabel?.frame)
        #expect(custom.frame == titled.frame)
    }

    @Test(
        "The layout margins of a header start where the content of a cell starts",
        arguments: [UITableView.Style.plain, .insetGrouped])
    func margins(_ style: UITableView.Style) throws {
        source.prepare = { view in
            guard view.contentView.subviews.isEmpty else { return }
            let part = UIView()
            part.translatesAutoresizingMaskIntoConstraints = false
            view.contentView.addSubview(part)
            NSLayoutConstraint.activate([
                part.leadingAnchor.constraint(equalTo: view.contentView.layoutMarginsGuide.leadingAnchor),
                part.trailingAnchor.constraint(equalTo: view.contentView.layoutMarginsGuide.trailingAnchor),
                part.topAnchor.constraint(equalTo: view.contentView.topAnchor),
                part.bottomAnchor.constraint(equalTo: view.contentView.bottomAnchor),
                part.heightAnchor.constraint(equalToConstant: 30),
            ])
        }
        let header = try show(style)
        let side: CGFloat = style == .plain ? 16 : 32
        #expect(header.contentView.subviews.first?.frame == CGRect(x: side, y: 0, width: 200 - 2 * side, height: 30))
    }

    @Test("A header keeps properties that the app has set")
    func own() throws {
        source.prepare = {
            $0.backgroundColor = .red
            $0.textLabel?.text = "Header"
            $0.textLabel?.font = .systemFont(ofSize: 20)
        }
        let header = try show()
        #expect(header.backgroundColor == .red && header.textLabel?.font == .systemFont(ofSize: 20))
        source.prepare = { _ in }
        #expect(try show(.grouped).backgroundColor == nil)
    }
}
