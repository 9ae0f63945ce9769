// The custom classes that the interface files of CustomItemTests name. Outlets are declared as on iOS.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

import ControlKit
import Foundation
import NibKit
import ViewKit

final class CustomTab: UITabBarItem {
    @IBInspectable var titleKey: String?

    override func awakeFromNib() {
        super.awakeFromNib()
        title = titleKey?.uppercased()
    }
}

final class CustomNavigationItem: UINavigationItem {
    @IBInspectable var level: Int = 0
    @Outlet var label: UILabel!
    var wokeWithLabel = false

    override func awakeFromNib() {
        super.awakeFromNib()
        wokeWithLabel = label != nil
    }
}

final class CustomBarButton: UIBarButtonItem {
    @IBInspectable var level: Int = 0
    @Outlet var label: UILabel!
}

/// Created by the generated table, because it inherits its initializers.
final class CustomPan: UIPanGestureRecognizer {
    @IBInspectable var level: Int = 0
    @Outlet var label: UILabel!
    var wokeWithLabel = false

    override func awakeFromNib() {
        super.awakeFromNib()
        wokeWithLabel = label != nil
    }
}

/// Created by the generated table, because it overrides `init(target:action:)`.
final class CustomTap: UITapGestureRecognizer {
    let origin: String

    init(origin: String) {
        self.origin = origin
        super.init(target: nil, action: nil)
    }

    override init(target: Any?, action: Selector?) {
        origin = "target"
        super.init(target: target, action: action)
    }
}

/// Created by the closure that it lists itself.
final class ListedTap: UITapGestureRecognizer, InterfaceDescribing {
    let origin: String

    init(origin: String) {
        self.origin = origin
        super.init(target: nil, action: nil)
    }

    static func describe(_ interface: inout InterfaceDescription) {
        interface.addClass { ListedTap(origin: "list") }
    }
}

/// Can't be created.
final class DirectedPan: UIPanGestureRecognizer {
    init(direction: Int) { super.init(target: nil, action: nil) }
}

final class CustomConstraint: NSLayoutConstraint {
    @IBInspectable var factor: CGFloat = 1
    @Outlet var label: UILabel!

    override func awakeFromNib() {
        super.awakeFromNib()
        if label != nil { constant *= factor }
    }
}

final class CustomItemPage: UIViewController {
    @Outlet var constraint: CustomConstraint!
    @Outlet var pan: CustomPan!
    @Outlet var button: CustomBarButton!
}

final class CustomNavigationBar: UINavigationBar {
    @IBInspectable var level: Int = 0
    var isAwake = false

    override func awakeFromNib() {
        super.awakeFromNib()
        isAwake = true
    }
}

final class CustomTabBar: UITabBar {}

final class CustomToolbar: UIToolbar {}
