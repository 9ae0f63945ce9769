import Foundation
import SkeletonView

/// A view tree that demonstrates one case, below a row with the flags of its views. The skeleton is shown on this view.
@MainActor
final class HierarchyContent: UIView {
    static let height: CGFloat = flagsHeight + gap + CGFloat(rows) * rowHeight

    private static let rows = 3
    private static let rowHeight: CGFloat = 48
    private static let flagsHeight: CGFloat = 20
    private static let gap: CGFloat = 8
    private static let inset: CGFloat = 12

    private let kind: HierarchyCase
    private let flags: [FlagLabel]
    private let container: UIView
    private let people: [PersonView]
    private var lines = SkeletonLineChanges()

    init(_ kind: HierarchyCase) {
        self.kind = kind
        flags = kind.flags.map { FlagLabel($0.name, isFlagged: $0.isFlagged) }
        people = kind.isTable ? [] : [PersonView(), PersonView(name: "Gus Marlowe", text: "Overheard in a bookshop")]
        container = kind.isTable ? UITableView() : UIView()
        super.init(frame: .zero)
        container.backgroundColor = DemoPalette.card
        container.layer.borderWidth = 1
        container.layer.borderColor = DemoPalette.line.cgColor
        container.layer.cornerRadius = 8
        container.clipsToBounds = true
        container.isSkeletonable = kind.flagsContainer
        for person in people {
            person.isSkeletonable = kind.flagsChildren
            for part in person.parts { part.isSkeletonable = kind.flagsChildren }
            container.addSubview(person)
        }
        if let tableView = container as? UITableView {
            tableView.register(PersonCell.self, forCellReuseIdentifier: PersonCell.identifier)
            tableView.allowsSelection = false
            tableView.isScrollEnabled = false
            tableView.separatorStyle = .none
            tableView.dataSource = self
            tableView.delegate = self
        }
        for view in flags + [container] { addSubview(view) }
    }

    required init?(coder: NSCoder) {
        nil
    }

    func apply(_ lines: SkeletonLineChanges) {
        self.lines = lines
        for person in people { person.apply(lines) }
        for case let cell as PersonCell in (container as? UITableView)?.visibleCells ?? [] { cell.person.apply(lines) }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let flagsHeight = scaled(Self.flagsHeight)
        // The discs' gaps grow, too: each disc must stay closer to its own name than to the one before it.
        let gap = scaledInBars(Self.gap)
        let gaps = CGFloat(flags.count - 1) * gap
        // Large names shrink to fit side by side.
        let shrinkFactor = min(1, max(0, bounds.width - gaps) / max(1, flags.reduce(0) { $0 + $1.width }))
        var x: CGFloat = 0
        for flag in flags {
            let width = shrinkFactor < 1 ? flag.width * shrinkFactor : flag.width
            flag.frame = mirroredIfNeeded(CGRect(x: x, y: 0, width: width, height: flagsHeight))
            x += width + gap
        }
        let top = flagsHeight + scaled(Self.gap)
        container.frame = CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
        let height = container.bounds.height / CGFloat(max(1, people.count))
        for (index, person) in people.enumerated() {
            person.frame = CGRect(
                x: Self.inset, y: CGFloat(index) * height, width: max(0, bounds.width - 2 * Self.inset), height: height)
        }
    }
}

extension HierarchyContent: UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        tableView.scaled(Self.rowHeight)
    }
}

extension HierarchyContent: SkeletonTableViewDataSource {
    private static let names = ["Ada Lindqvist", "Gus Marlowe", "Freya Okafor"]
    private static let texts = ["Rowed out before dinner", "Overheard in a bookshop", "Small victory"]

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Self.rows }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: PersonCell.identifier, for: indexPath)
        (cell as? PersonCell)?.show(
            name: Self.names[indexPath.row], text: Self.texts[indexPath.row], flagsChildren: kind.flagsChildren,
            lines: lines)
        return cell
    }

    func collectionSkeletonView(_ skeletonView: UITableView, numberOfRowsInSection section: Int) -> Int { Self.rows }

    func collectionSkeletonView(
        _ skeletonView: UITableView, cellIdentifierForRowAt indexPath: IndexPath
    ) -> ReusableCellIdentifier {
        PersonCell.identifier
    }

    func collectionSkeletonView(
        _ skeletonView: UITableView, prepareCellForSkeleton cell: UITableViewCell, at indexPath: IndexPath
    ) {
        (cell as? PersonCell)?.show(name: "", text: "", flagsChildren: kind.flagsChildren, lines: lines)
    }
}

/// A skeletonable cell with a person view. Whether that view and its children are skeletonable, too, depends on the
/// `HierarchyCase`.
@MainActor
private final class PersonCell: UITableViewCell {
    static let identifier = "person"

    private(set) var person = PersonView()

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        backgroundColor = DemoPalette.card
        isSkeletonable = true
        contentView.addSubview(person)
    }

    required init?(coder: NSCoder) {
        nil
    }

    func show(name: String, text: String, flagsChildren: Bool, lines: SkeletonLineChanges) {
        person.removeFromSuperview()
        person = PersonView(name: name, text: text)
        person.apply(lines)
        for view in person.parts + [person] { view.isSkeletonable = flagsChildren }
        contentView.addSubview(person)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        person.frame = contentView.bounds.shrunk(dx: 12, dy: 0)
    }
}
