/// The storyboard scene or nib that a controller's view and segues come from.
@MainActor
package protocol ControllerSource: AnyObject {
    /// Loads the view of `controller` and sets it. Returns `false` if the source describes no view.
    func loadView(of controller: UIViewController) -> Bool

    /// Performs the segue called `identifier`; reports unknown identifiers.
    func performSegue(withIdentifier identifier: String, from controller: UIViewController, sender: Any?)
}

/// Finds the nib of a controller created in code. The module that reads nibs makes `UIViewController` conform.
@MainActor
package protocol NibFinding {
    /// Returns the nib named by the controller's `nibName`, or else by its class, or `nil`.
    func findNib() -> (any ControllerSource)?
}

/// Opens storyboards by name. The module that reads them makes `UIApplication` conform.
@MainActor
package protocol StoryboardOpening {
    /// Returns the initial controller of the storyboard `name`, whose classes are in `modules` or in the program's own
    /// module; reports a missing or broken file, and returns `nil`.
    func initialViewController(ofStoryboard name: String, modules: [String]) -> UIViewController?

    /// Returns the name of the main storyboard that the Info.plist in the resources states. The resources of `modules`
    /// are searched first.
    func mainStoryboard(modules: [String]) -> String?
}
