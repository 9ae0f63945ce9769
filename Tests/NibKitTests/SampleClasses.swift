// The custom classes that the interface files of these tests name. Outlets are declared as on iOS.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

import Foundation
import ListKit
import NibKit
import SkeletonView
import ViewKit

/// A cell that is created from a prototype or a nib.

final class PersonCell: UITableViewCell {
    @Outlet var nameLabel: UILabel!
    @Outlet private var picture: UIImageView!
    var hasPicture: Bool { picture != nil }
    private(set) var isAwake = false

    override func awakeFromNib() {
        super.awakeFromNib()
        isAwake = nameLabel != nil
    }
}

final class PeopleController: UIViewController, UITableViewDataSource, UITableViewDelegate, InterfaceDescribing {
    @Outlet private(set) var tableView: UITableView!
    @Outlet private(set) var addItem: UIBarButtonItem!
    var names = ["Ada", "Grace", "Alan"]
    private(set) var selected: [IndexPath] = []
    private(set) var segues: [String] = []
    private(set) var returns = 0
    var allowsSegues = true

    static func describe(_ interface: inout InterfaceDescription) {
        interface.addAction("add:", PeopleController.add)
        interface.addAction("backToPeople:", PeopleController.backToPeople)
    }

    func add(_ sender: UIBarButtonItem) {
        names.append("New")
        tableView.reloadData()
    }

    func backToPeople(_ segue: UIStoryboardSegue) { returns += 1 }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        segues.append(segue.identifier ?? "-")
        guard let detail = segue.destination as? DetailController, let cell = sender as? PersonCell else { return }
        detail.name = cell.nameLabel?.text
    }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { allowsSegues }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "person", for: indexPath)
        // In damaged files, the outlet may be missing.
        (cell as? PersonCell)?.nameLabel?.text = names[indexPath.row]
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected.append(indexPath) }
}

final class DetailController: UIViewController, InterfaceDescribing {
    @Outlet private(set) var titleLabel: UILabel!
    @Outlet private(set) var tallFooter: NSLayoutConstraint!
    @OutletCollection private(set) var buttons: [UIButton]
    var name: String?
    private(set) var follows = 0
    private(set) var notifications = 0
    private(set) var embedded: UIViewController?

    static func describe(_ interface: inout InterfaceDescription) {
        interface.addAction("follow:", DetailController.follow)
        interface.addAction("notify", DetailController.notify)
    }

    func follow(_ sender: UIButton) { follows += 1 }
    func notify() { notifications += 1 }

    override func viewDidLoad() {
        super.viewDidLoad()
        if let name { titleLabel.text = name }
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if segue.identifier == "footer" { embedded = segue.destination }
    }
}

final class PhotosController: UICollectionViewController {
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 7 }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    }

    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
}

final class Badge: UIView, InterfaceDescribing {
    @Outlet var container: UIView!
    var count = 0
    var note: String?
    var edgeColor: UIColor?

    static func describe(_ interface: inout InterfaceDescription) {
        interface.addProperty("count", \Badge.count)
        interface.addProperty("note", \Badge.note)
        interface.addProperty("edgeColor", \Badge.edgeColor)
    }
}

/// A controller whose view is loaded from BadgeView.xib because of its class name.
final class BadgeViewController: UIViewController, InterfaceDescribing {
    @Outlet private(set) var badge: Badge!
    private(set) var taps = 0

    static func describe(_ interface: inout InterfaceDescription) {
        interface.addAction("openBadge:", BadgeViewController.openBadge)
    }

    func openBadge(_ sender: UITapGestureRecognizer) { taps += 1 }
}

final class AwakeItem: UIBarButtonItem {
    private(set) var isAwake = false

    override func awakeFromNib() {
        super.awakeFromNib()
        isAwake = true
    }
}

/// A custom object, which is neither a view nor a controller.
class Motion: NSObject, InterfaceCreatable, _InterfaceAwakening {
    var calls: [String] = []

    override required init() {}

    func awakeFromNib() { calls.append("motion") }
}

final class SpecialMotion: Motion {
    override func awakeFromNib() {
        super.awakeFromNib()
        calls.append("special")
    }
}
