/// The storyboard scene or nib that a controller's view and segues come from.
@MainActor
package protocol ControllerSource: AnyObject {
    /// Loads the view from the source and sets it as the view of `controller`. Returns `false` if the source doesn't
    /// describe a view.
    func loadView(of controller: UIViewController) -> Bool

    /// Performs the segue with `identifier`. Unknown identifiers are reported.
    func performSegue(withIdentifier identifier: String, from controller: UIViewController, sender: Any?)
}

/// Finds the nib of a controller created in code. The module that reads nibs makes `UIViewController` conform.
@MainActor
package protocol NibFinding {
    /// Returns the nib with the controller's `nibName`, or else the one named after its class, if any.
    func findNib() -> (any ControllerSource)?
}

/// Opens storyboards by name. The module that reads them makes `UIApplication` conform.
@MainActor
package protocol StoryboardOpening {
    /// Returns the initial controller of the storyboard `name`. Its classes are looked up in `modules` and in the
    /// program's module. Reports a missing or broken file and returns `nil`.
    func initialViewController(ofStoryboard name: String, modules: [String]) -> UIViewController?

    /// Returns the name of the main storyboard, as given by the Info.plist in the resources. The resources of `modules`
    /// are searched first.
    func mainStoryboard(modules: [String]) -> String?
}
