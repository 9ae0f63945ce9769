package import ViewKit

/// A screen as the demo's window knows it.
@MainActor
protocol DemoScreen: UIViewController {
    /// The bar at its top.
    var header: ScreenHeader { get }
    /// What it is about, between its bars.
    var content: UIView { get }
    /// What its keys do.
    var keyActions: [ActionBar.Action] { get }
    /// Whether it has skeletons that look as `apply` says.
    var hasStyledSkeletons: Bool { get }

    /// How the bones of its texts look; empty where skeletons have none of the inspector's settings.
    var seenLines: SeenLines { get }

    /// Whether frame times are shown over it unless the user says otherwise.
    var showsHud: Bool { get }
    /// How many bones it shows now.
    var boneCount: Int { get }

    /// Lets the skeletons that are on, and those to come, look as `style` says.
    func apply(_ style: DemoStyle)
}

extension UIViewController {
    /// The content of a demo screen, without its bars; nil for other controllers.
    package var sceneContent: UIView? { (self as? any DemoScreen)?.content }
}

extension DemoScreen {
    /// Closes what the window has open over the screen, and says whether there was anything: that is what Escape is
    /// for, before two of them quit.
    var closesWhatIsOpen: Bool { (parent as? DemoViewController)?.closeUppermost() ?? false }
}
