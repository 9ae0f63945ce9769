import Foundation
import Somo

/// A table of people with a single kind of cell and the same height for all rows, both provided by closures.
@MainActor
final class PeopleExample: SomoExample {
    private let tableView = UITableView()
    private let provider = SomoDataSourceProvider(
        tableCell: { table, path in table.dequeueReusableCell(withIdentifier: PersonCell.identifier, for: path) },
        height: { table, _ in table.scaled(PersonCell.height) })
    private var people: [Post.Author] = []
    private var pictures = FeedPictures()

    init() {
        tableView.backgroundColor = DemoPalette.card
        tableView.allowsSelection = false
        tableView.allowsFocus = true
        tableView.register(PersonCell.self, forCellReuseIdentifier: PersonCell.identifier)
    }

    var view: UIView { tableView }
    var isEmpty: Bool { people.isEmpty }

    func store(_ feed: LoadedFeed) {
        var handles: Set<String> = []
        people = feed.posts.map(\.author).filter { handles.insert($0.handle).inserted }
        pictures = feed.pictures
        tableView.reloadData()
    }

    func begin() {
        tableView.dataSource = provider
        tableView.delegate = provider
        tableView.reloadData()
    }

    func end() {
        tableView.dataSource = self
        tableView.delegate = self
        tableView.reloadData()
    }
}

extension PeopleExample: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { people.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: PersonCell.identifier, for: indexPath)
        (cell as? PersonCell)?.show(people[indexPath.row], pictures: pictures)
        return cell
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        tableView.scaled(PersonCell.height)
    }

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        cell.endSomo()
    }
}

/// A cell with a portrait beside a name and a handle.
@MainActor
private final class PersonCell: UITableViewCell, SomoSkeletonLayout {
    static let identifier = "person"
    static let height: CGFloat = 64

    private enum Metrics {
        static let padding: CGFloat = 14
        static let avatarSide: CGFloat = 40
        static let gap: CGFloat = 12
    }

    private let avatarView = FeedImageView.portrait()
    private let nameLabel = UILabel.line(size: 14, weight: .semibold)
    private let handleLabel = UILabel.line(size: 12, color: DemoPalette.secondaryText)

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        backgroundColor = DemoPalette.card
        separatorInset = UIEdgeInsets(
            top: 0, left: Metrics.padding + Metrics.avatarSide + Metrics.gap, bottom: 0, right: 0)
        for part in [avatarView, nameLabel, handleLabel] { contentView.addSubview(part) }
    }

    required init?(coder: NSCoder) {
        nil
    }

    func show(_ person: Post.Author, pictures: FeedPictures) {
        avatarView.show(person.avatar, of: pictures, orInitialsOf: person.name)
        nameLabel.text = person.name
        handleLabel.text = person.handle
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        avatarView.frame = avatarPlace
        nameLabel.frame = namePlace
        handleLabel.frame = handlePlace
    }

    func somoSkeletonBackgroundColor() -> UIColor { DemoPalette.card }

    func somoSkeletonLayout() -> [SomoView] {
        let style = SomoAnimationStyle.gradientHorizontal
        return [.bone(avatarPlace, radius: avatarSide / 2, style: style)]
            + lineBones(in: namePlace, lineHeight: namePlace.height, lastPart: 0.6, style: style)
            + lineBones(in: handlePlace, lineHeight: handlePlace.height, lastPart: 0.36, style: style)
    }

    private var avatarSide: CGFloat { scaledInBars(Metrics.avatarSide) }

    private var avatarPlace: CGRect {
        mirroredIfNeeded(
            CGRect(
                x: Metrics.padding, y: (bounds.height - avatarSide) / 2, width: avatarSide, height: avatarSide))
    }

    private var namePlace: CGRect { textPlace(top: 12, height: 20) }
    private var handlePlace: CGRect { textPlace(top: 33, height: 17) }

    /// Returns a frame at the cell's text size; `top` and `height` are for the default text size.
    private func textPlace(top: CGFloat, height: CGFloat) -> CGRect {
        let left = Metrics.padding + avatarSide + Metrics.gap
        return mirroredIfNeeded(
            CGRect(
                x: left, y: scaled(top), width: max(0, bounds.width - left - Metrics.padding), height: scaled(height)))
    }
}
