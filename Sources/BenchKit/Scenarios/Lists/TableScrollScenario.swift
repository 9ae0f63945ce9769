package import Foundation
package import ListKit
import NibKit
package import ViewKit

/// The scenario `table-scroll`: a table of people that scrolls ten points per frame.
package struct TableScrollScenario: BaselineScenario {
    package let name = "table-scroll"
    package let summary = "a table of N rows with a picture and two lines of text, scrolling 10 points per frame"
    package let counts = [100, 1_000_000]
    package let elementName = "rows"

    package init() {}

    package func makeViewController(count: Int) -> PeopleViewController { PeopleViewController(count: count) }

    package func step(_ controller: PeopleViewController, frame: Int) {
        ScrollDrive.step(controller.table, frame: frame)
    }
}

/// The baseline. In software, it moves the image up and copies ten prepared pixel rows; otherwise, it draws the images,
/// labels and lines of eleven table rows repeatedly.
extension TableScrollScenario {
    @MainActor
    package func baselineContent(in window: UIWindow) -> BaselineContent {
        .list(window.displayList, period: 11 * Int32(PeopleViewController.rowHeight), step: Int32(ScrollDrive.speed))
    }

    @MainActor
    package func baselinePosition(frame: Int) -> Double { Double(frame) * Double(ScrollDrive.speed) }
}

/// A table of people.
@MainActor
package final class PeopleViewController: UIViewController, UITableViewDataSource {
    static let rowHeight: CGFloat = 72

    package let table = UITableView()
    private let count: Int
    /// The nib of the cells; `nil` creates the cells in code.
    private let nib: UINib?

    init(count: Int, nib: UINib? = nil) {
        (self.count, self.nib) = (count, nib)
        super.init(nibName: nil, bundle: nil)
    }

    package required init?(coder: NSCoder) { nil }

    package override func viewDidLoad() {
        table.rowHeight = Self.rowHeight
        if let nib {
            table.register(nib, forCellReuseIdentifier: PersonRow.identifier)
        } else {
            table.register(PersonRow.self, forCellReuseIdentifier: PersonRow.identifier)
        }
        table.dataSource = self
        view.addSubview(table)
    }

    package override func viewDidLayoutSubviews() {
        table.frame = view.bounds
    }

    package func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    package func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: PersonRow.identifier, for: indexPath)
        (cell as? any PersonShowing)?.show(indexPath.row)
        return cell
    }
}

/// A row that can show a person.
@MainActor
protocol PersonShowing {
    func show(_ number: Int)
}

/// A row for a person: a round portrait, a name and a line of text.
private final class PersonRow: UITableViewCell, PersonShowing {
    static let identifier = "person"

    private let portrait = UIImageView()
    private let nameLabel = UILabel()
    private let detailsLabel = UILabel()

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        portrait.layer.cornerRadius = 24
        portrait.clipsToBounds = true
        nameLabel.font = .systemFont(ofSize: 17, weight: .semibold)
        detailsLabel.font = .systemFont(ofSize: 14)
        detailsLabel.textColor = .secondaryLabel
        for part in [portrait, nameLabel, detailsLabel] { contentView.addSubview(part) }
    }

    required init?(coder: NSCoder) { nil }

    func show(_ number: Int) {
        portrait.image = ScenePicture.portraits[number % ScenePicture.portraits.count]
        nameLabel.text = SceneText.name(number)
        detailsLabel.text = SceneText.details(number)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = max(0, bounds.width - 96)
        portrait.frame = CGRect(x: 16, y: 12, width: 48, height: 48)
        nameLabel.frame = CGRect(x: 80, y: 12, width: width, height: 24)
        detailsLabel.frame = CGRect(x: 80, y: 38, width: width, height: 20)
    }
}
