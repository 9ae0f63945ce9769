// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

import SkeletonView
import UIKit

/// A table of people that takes two seconds to load. Its views, constraints and skeleton flags are in Main.storyboard.
final class PeopleViewController: UIViewController {
    @Outlet private var tableView: UITableView!
    private var people: [Person] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UINib(nibName: "PersonCell", bundle: nil), forCellReuseIdentifier: "person")
        reload()
    }

    @InterfaceAction func reload() {
        view.showAnimatedGradientSkeleton()
        Task {
            people = await Person.load()
            view.hideSkeleton()
        }
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let detail = segue.destination as? PersonViewController,
            let path = tableView.indexPathForSelectedRow
        else { return }
        detail.person = people[path.row]
    }
}

extension PeopleViewController: SkeletonTableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { people.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "person", for: indexPath)
        (cell as? PersonCell)?.show(people[indexPath.row])
        return cell
    }

    func collectionSkeletonView(
        _ skeletonView: UITableView, cellIdentifierForRowAt indexPath: IndexPath
    ) -> ReusableCellIdentifier { "person" }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        performSegue(withIdentifier: "person", sender: tableView)
    }
}
