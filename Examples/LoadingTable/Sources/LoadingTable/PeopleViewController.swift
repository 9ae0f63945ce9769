import SkeletonView

/// A table of names that takes two seconds to load. In the meantime, it shows bones in its own cells.
final class PeopleViewController: UIViewController {
    private let table = UITableView()
    private var names: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        table.register(PersonCell.self, forCellReuseIdentifier: "person")
        table.rowHeight = 56
        table.dataSource = self
        table.isSkeletonable = true
        table.frame = view.bounds
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(table)

        view.showAnimatedGradientSkeleton()
        Task {
            names = await loadNames()
            view.hideSkeleton()
        }
    }

    /// Simulates a request to a server.
    private func loadNames() async -> [String] {
        try? await Task.sleep(for: .seconds(2))
        return ["Ada Lovelace", "Grace Hopper", "Katherine Johnson", "Hedy Lamarr", "Radia Perlman"]
    }
}

extension PeopleViewController: SkeletonTableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "person", for: indexPath)
        (cell as? PersonCell)?.show(name: names[indexPath.row])
        return cell
    }

    /// Returns the reuse identifier of the cells shown as skeletons.
    func collectionSkeletonView(
        _ skeletonView: UITableView, cellIdentifierForRowAt indexPath: IndexPath
    ) -> ReusableCellIdentifier { "person" }
}
