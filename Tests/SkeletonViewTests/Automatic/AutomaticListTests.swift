import Foundation
import SkeletonView
import StageKit
import TestSupport
import Testing
import TextKit

/// Tests automatic skeletons of lists whose data sources don't describe skeletons.
@MainActor
@Suite("Automatic skeletons of lists")
struct AutomaticListTests {
    /// A self-sizing row with an image and two labels, laid out by constraints.
    private final class Row: UITableViewCell {
        let picture = UIImageView()
        let title = UILabel()
        let note = UILabel()

        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            note.numberOfLines = 0
            for view in [picture, title, note] {
                view.translatesAutoresizingMaskIntoConstraints = false
                contentView.addSubview(view)
            }
            let guide = contentView
            NSLayoutConstraint.activate([
                picture.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 10),
                picture.topAnchor.constraint(equalTo: guide.topAnchor, constant: 10),
                picture.widthAnchor.constraint(equalToConstant: 24),
                picture.heightAnchor.constraint(equalToConstant: 24),
                title.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 10),
                title.topAnchor.constraint(equalTo: guide.topAnchor, constant: 10),
                note.leadingAnchor.constraint(equalTo: title.leadingAnchor),
                note.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -10),
                note.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
                guide.bottomAnchor.constraint(equalTo: note.bottomAnchor, constant: 10),
            ])
        }
        required init?(coder: NSCoder) { nil }
    }

    /// A row with a scrolling text view.
    private final class NoteRow: UITableViewCell {
        let note = UITextView()

        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            contentView.addSubview(note)
        }
        required init?(coder: NSCoder) { nil }
        override func layoutSubviews() {
            super.layoutSubviews()
            note.frame = contentView.bounds
        }
    }

    private final class Tile: UICollectionViewCell {
        let picture = UIImageView()

        override init(frame: CGRect) {
            super.init(frame: frame)
            contentView.addSubview(picture)
        }
        required init?(coder: NSCoder) { nil }
        override func layoutSubviews() {
            super.layoutSubviews()
            picture.frame = bounds.insetBy(dx: 4, dy: 4)
        }
    }

    /// A data source and delegate that traps if it is asked for the cell or height of a missing row, or the size of a
    /// missing item.
    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource,
        UICollectionViewDelegateFlowLayout
    {
        var model: [String] = []
        var height: CGFloat?

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { model.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            (cell as? Row)?.title.text = model[indexPath.row]
            return cell
        }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            model[indexPath.row].isEmpty ? 10 : height ?? UITableView.automaticDimension
        }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            model.count
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
        }
        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize { model[indexPath.item].isEmpty ? .zero : CGSize(width: 60, height: 60) }
    }

    private let stage = OffscreenStage(size: CGSize(width: 240, height: 300))
    private let source = Source()

    init() throws {
        try PinnedFonts.use()
    }

    private func table() -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 240, height: 300))
        table.register(Row.self, forCellReuseIdentifier: "row")
        table.dataSource = source
        table.delegate = source
        stage.window.addSubview(table)
        stage.advance(by: 0)
        return table
    }

    @Test("A table without rows is filled with cells of its first reuse identifier, sized by placeholders")
    func prototypes() throws {
        let table = table()
        #expect(table.visibleCells.isEmpty)
        stage.window.showSkeleton(.solid(transition: .none).automatically())
        stage.advance(by: 0)
        let rows = table.visibleCells.compactMap { $0 as? Row }
        #expect(rows.count >= 3)
        #expect(try #require(rows.last).frame.maxY >= 300)
        #expect(rows.allSatisfy { $0.title.text == nil && $0.note.text == nil })
        // Placeholders of different lengths give the titles different widths.
        let widths = Set(table.sk.bones.filter { bone in rows.contains { $0.title === bone.view } }.map(\.frame.width))
        #expect(widths.count > 1)
        for row in rows {
            let bones = row.sk.bones
            #expect(bones.count { $0.view === row.picture } == 1 && bones.count { $0.view === row.title } == 1)
            #expect(bones.count { $0.view === row.note } >= 2)
            #expect(bones.allSatisfy { row.bounds.contains($0.frame) })
        }
        source.model = ["a", "b"]
        source.height = 50
        stage.window.hideSkeleton(transition: .none)
        stage.advance(by: 0)
        #expect(table.visibleCells.compactMap { ($0 as? Row)?.title.text } == ["a", "b"])
        #expect(table.sk.bones.isEmpty && table.visibleCells.allSatisfy { $0.bounds.height == 50 })
        #expect(table.visibleCells.compactMap { ($0 as? Row)?.note.bounds.height }.allSatisfy { $0 == 0 })
    }

    @Test("Existing rows stay in place and get bones")
    func ownRows() {
        source.model = (0..<20).map { "Row \($0)" }
        let table = table()
        let cells = table.visibleCells
        stage.window.showSkeleton(.solid(transition: .none).automatically())
        stage.advance(by: 0)
        #expect(table.visibleCells == cells && table.numberOfRows(inSection: 0) == 20)
        #expect(cells.allSatisfy { $0.sk.bones.count >= 2 })
        // Rows that scroll into view have bones, too.
        table.contentOffset.y = 400
        stage.advance(by: 0)
        #expect(table.visibleCells.allSatisfy { $0.sk.bones.count >= 2 })
        stage.window.hideSkeleton(transition: .none)
        stage.advance(by: 0)
        #expect(table.sk.bones.isEmpty)
    }

    @Test("Placeholder rows get the same bones each time the skeleton is shown")
    func repeatable() {
        let table = table()
        stage.window.showSkeleton(.solid(transition: .none).automatically())
        stage.advance(by: 0)
        let first = table.sk.bones.map(\.frame)
        stage.window.hideSkeleton(transition: .none)
        stage.advance(by: 0)
        stage.window.showSkeleton(.solid(transition: .none).automatically())
        stage.advance(by: 0)
        #expect(table.sk.bones.map(\.frame) == first && !first.isEmpty)
    }

    @Test("A plain cell gets a bone for its text")
    func plainCells() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 240, height: 300))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "plain")
        stage.window.addSubview(table)
        stage.window.showSkeleton(.solid(transition: .none).automatically())
        stage.advance(by: 0)
        #expect(table.visibleCells.count == 7)
        #expect(table.visibleCells.allSatisfy { $0.sk.bones.map(\.kind) == [.line(0)] && $0.textLabel?.text == nil })
    }

    @Test("Old text in dequeued cells doesn't affect the bones")
    func oldTexts() throws {
        let table = table()
        func widths() -> [CGFloat] { table.sk.bones.filter { $0.view is UILabel }.map(\.frame.width) }
        stage.window.showSkeleton(.solid(transition: .none).automatically())
        stage.advance(by: 0)
        let fresh = widths()
        stage.window.hideSkeleton(transition: .none)
        source.model = ["A", "B", "C"]
        table.reloadData()
        stage.advance(by: 0)
        #expect(table.visibleCells.count == 3)

        source.model = []
        table.reloadData()
        stage.window.showSkeleton(.solid(transition: .none).automatically())
        stage.advance(by: 0)
        #expect(widths() == fresh && fresh.count > 6)
        source.model = ["A"]
        stage.window.hideSkeleton(transition: .none)
        stage.advance(by: 0)
        let row = try #require(table.visibleCells.first as? Row)
        #expect(row.title.text == "A" && row.title.bounds.width > 0 && row.title.bounds.width < 20)
    }

    @Test("Text set after a cell was dequeued is ignored and hidden while bones are shown, and reappears afterward")
    func stayingTexts() throws {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 240, height: 300))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = source
        stage.window.addSubview(table)
        source.model = ["a"]
        stage.advance(by: 0)
        let label = try #require(table.visibleCells.first?.textLabel)
        label.text = "Stays"
        stage.advance(by: 0)
        let width = label.intrinsicContentSize.width
        source.model = []
        table.reloadData()
        stage.window.showSkeleton(.solid(usingColor: .clear, transition: .none).automatically())
        stage.advance(by: 0)
        #expect(label.text == "Stays" && label.sk.bones.count == 1 && label.intrinsicContentSize.width > 1.5 * width)
        let background = stage.pixel(x: 2, y: 2)
        #expect((0..<240).allSatisfy { stage.pixel(x: $0, y: 22) == background })
        stage.window.hideSkeleton(transition: .none)
        stage.advance(by: 0)
        #expect(label.text == "Stays" && label.intrinsicContentSize.width == width)
    }

    @Test("Old text in text views is ignored, and empty text views have bones")
    func oldTextsOfTextViews() throws {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 240, height: 300))
        table.register(NoteRow.self, forCellReuseIdentifier: "row")
        table.rowHeight = 100
        table.dataSource = source
        stage.window.addSubview(table)
        func lines() -> [CGRect] { table.sk.bones.filter { $0.view is UITextView }.map(\.frame) }
        stage.window.showSkeleton(.solid(transition: .none).automatically())
        stage.advance(by: 0)
        let fresh = lines()
        #expect(fresh.count >= 6 && fresh.allSatisfy { $0.width > 40 })
        stage.window.hideSkeleton(transition: .none)
        source.model = ["a", "b", "c"]
        table.reloadData()
        stage.advance(by: 0)
        for cell in table.visibleCells { (cell as? NoteRow)?.note.text = "i" }
        stage.advance(by: 0)

        source.model = []
        table.reloadData()
        stage.window.showSkeleton(.solid(usingColor: .clear, transition: .none).automatically())
        stage.advance(by: 0)
        #expect(lines() == fresh)
        let background = stage.pixel(x: 230, y: 95)
        #expect((0..<240).allSatisfy { x in (0..<95).allSatisfy { stage.pixel(x: x, y: $0) == background } })
        source.model = ["a"]
        stage.window.hideSkeleton(transition: .none)
        stage.advance(by: 0)
        let note = try #require((table.visibleCells.first as? NoteRow)?.note)
        #expect(note.text == "i" && note.sk.bones.isEmpty && note.contentSize.height < 40)
    }

    @Test("A grid without items is filled without asking its delegate for missing items")
    func grid() {
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 70, height: 70)
        let grid = UICollectionView(frame: CGRect(x: 0, y: 0, width: 240, height: 300), collectionViewLayout: flow)
        grid.register(Tile.self, forCellWithReuseIdentifier: "tile")
        grid.dataSource = source
        grid.delegate = source
        stage.window.addSubview(grid)
        stage.advance(by: 0)
        stage.window.showSkeleton(.gradient(animated: true, transition: .none).automatically())
        stage.advance(by: 0)
        #expect(grid.visibleCells.count >= 12)
        #expect(grid.sk.bones.count == grid.visibleCells.count)
        #expect(grid.sk.bones.allSatisfy { $0.frame.width == 62 && $0.kind == .block })
        source.model = ["a"]
        stage.window.hideSkeleton(transition: .none)
        stage.advance(by: 0)
        #expect(grid.visibleCells.count == 1 && grid.sk.bones.isEmpty)
    }

    @Test("A skeleton described by the data source takes precedence over an automatic one")
    func described() {
        let screen = ListScreen(.table)
        for view in screen.list.subviews + [screen.list] { view.isSkeletonable = false }
        screen.stage.window.showSkeleton(.solid(transition: .none).automatically())
        screen.stage.advance(by: 0)
        #expect(screen.prepared.contains("row 0") && screen.cells.count == 5)
        #expect(screen.list.sk.bones.count == 5)
    }
}
