// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

import UIKit

/// A row with a portrait and a name, laid out in PersonCell.xib.
final class PersonCell: UITableViewCell {
    @Outlet private var portrait: UIImageView!
    @Outlet private var nameLabel: UILabel!

    func show(_ person: Person) {
        portrait.tintColor = person.color
        nameLabel.text = person.name
    }
}
