// Ten rows that load for some seconds, as in the comparison with other toolkits. Usage: LoadingScreen [SECONDS]

import Foundation
import SDLKit
import SkeletonView

let seconds = CommandLine.arguments.dropFirst().first.flatMap(Double.init) ?? 2
let people = ["Ada Lovelace", "Grace Hopper", "Katherine Johnson", "Hedy Lamarr", "Radia Perlman"]

final class PersonCell: UITableViewCell {
    let portrait = UIView(frame: CGRect(x: 16, y: 12, width: 40, height: 40))
    let name = UILabel(frame: CGRect(x: 72, y: 12, width: 180, height: 20))
    let detail = UILabel(frame: CGRect(x: 72, y: 36, width: 280, height: 16))

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        portrait.backgroundColor = .systemTeal
        portrait.layer.cornerRadius = 20
        portrait.clipsToBounds = true
        detail.font = .systemFont(ofSize: 12)
        detail.textColor = .secondaryLabel
        for label in [name, detail] {
            label.linesCornerRadius = 4
            label.lastLineFillPercent = 100
        }
        for view in [portrait, name, detail] { contentView.addSubview(view) }
        for view in [self, contentView, portrait, name, detail] { view.isSkeletonable = true }
    }

    required init?(coder: NSCoder) { nil }
}

final class PeopleViewController: UITableViewController, SkeletonTableViewDataSource {
    private var names: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(PersonCell.self, forCellReuseIdentifier: "person")
        tableView.rowHeight = 64
        tableView.isSkeletonable = true
        tableView.showAnimatedGradientSkeleton()
        Task {
            try? await Task.sleep(for: .seconds(seconds))
            names = people + people
            tableView.hideSkeleton()
        }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "person", for: indexPath)
        if let cell = cell as? PersonCell {
            cell.name.text = names[indexPath.row]
            cell.detail.text = "Online now"
        }
        return cell
    }

    func collectionSkeletonView(
        _ skeletonView: UITableView, cellIdentifierForRowAt indexPath: IndexPath
    ) -> ReusableCellIdentifier { "person" }
}

var options = SDLWindowOptions()
options.title = "People"
options.size = CGSize(width: 480, height: 640)
exit(SDLApplication.run(rootViewController: PeopleViewController(), options: options))
