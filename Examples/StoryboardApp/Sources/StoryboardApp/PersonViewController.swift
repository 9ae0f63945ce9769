// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

import UIKit

/// The screen of one person, laid out in Main.storyboard.
final class PersonViewController: UIViewController {
    @Outlet private var portrait: UIImageView!
    @Outlet private var nameLabel: UILabel!
    var person: Person?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = person?.name
        nameLabel.text = person?.name
        portrait.tintColor = person?.color
    }
}
