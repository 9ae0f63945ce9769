/// The storyboard scene or nib that provides a controller's view and segues.
@MainActor
package protocol ControllerSource: AnyObject {
    /// Loads the view from the source and sets it as the view of `controller`. Returns `false` if the source doesn't
    /// describe a view.
    func loadView(of controller: UIViewController) -> Bool

    /// Performs the segue with `identifier`. Unknown identifiers are ignored with a warning.
    func performSegue(withIdentifier identifier: String, from controller: UIViewController, sender: Any?)
}

/// A type that finds the nib of a controller created in code. The module that reads nibs makes `UIViewController`
/// conform to it.
@MainActor
package protocol NibFinding {
    /// Returns the nib named `nibName` or, if `nibName` is `nil`, the nib named after the controller's class. Returns
    /// `nil` if there is no such nib.
    func findNib() -> (any ControllerSource)?
}

/// A type that opens storyboards by name. The module that reads storyboards makes `UIApplication` conform to it.
@MainActor
package protocol StoryboardOpening {
    /// Returns the initial controller of the storyboard `name`. Classes named in the storyboard are looked up in
    /// `modules` and in the program's module. Logs a warning and returns `nil` if the file is missing or broken.
    func initialViewController(ofStoryboard name: String, modules: [String]) -> UIViewController?

    /// Returns the name of the main storyboard, which is read from `Info.plist` in the resources. Searches the
    /// resources of `modules` first. Returns `nil` if there is no readable `Info.plist` or if it doesn't name a main
    /// storyboard.
    func mainStoryboard(modules: [String]) -> String?
}
