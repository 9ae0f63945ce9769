import ControlKit
import ListKit
import ViewKit

/// A list of birds. Clicking a bird pushes its screen.
final class BirdsViewController: UITableViewController {
    private let birds: [String]

    init(_ title: String, _ birds: [String]) {
        self.birds = birds
        super.init(style: .plain)
        self.title = title
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "bird")
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "About", primaryAction: UIAction { [weak self] _ in self?.showDetails() })
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { birds.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "bird", for: indexPath)
        cell.textLabel?.text = birds[indexPath.row]
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        navigationController?.pushViewController(BirdViewController(birds[indexPath.row]), animated: true)
    }

    private func showDetails() {
        let alert = UIAlertController(
            title: title, message: "There are \(birds.count) birds in this list.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}

/// The screen of one bird, with the bird's name below the navigation bar.
final class BirdViewController: UIViewController {
    init(_ name: String) {
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let label = UILabel()
        label.text = title
        label.font = .preferredFont(forTextStyle: .largeTitle)
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
            label.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        ])
    }
}
