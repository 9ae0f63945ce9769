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

/// A type that opens storyboards by name and reads an app's `Info.plist`. The module that reads storyboards makes
/// `UIApplication` conform to it.
@MainActor
package protocol StoryboardOpening {
    /// Returns the initial controller of the storyboard `name`. Classes named in the storyboard are looked up in
    /// `modules` and in the program's module. `entry` is the entry of the `Info.plist` that names the storyboard, if
    /// any, for messages.
    func makeInitialViewController(
        ofStoryboard name: String, modules: [String], entry: ManifestEntry?
    ) throws(LaunchFailure) -> UIViewController

    /// Returns the storyboard `name`. Classes named in it are looked up in `modules` and in the program's module. If
    /// the file is missing or invalid, logs a warning. `entry` is the entry of the `Info.plist` that names the
    /// storyboard, if any, for messages.
    func makeStoryboard(_ name: String, modules: [String], entry: ManifestEntry?) -> any InitialControllerMaking

    /// Reads the `Info.plist` in the resources. Searches the resources of `modules` first. If the file is invalid, logs
    /// a warning.
    func findManifest(modules: [String]) -> ManifestSearch

    /// Returns the class `name` of an `Info.plist`, such as "$(PRODUCT_MODULE_NAME).SceneDelegate". It is looked up in
    /// the module that the name contains, in `modules`, and in the program's module. Returns `nil` if there is no such
    /// class.
    func findClass(_ name: String, modules: [String]) -> AnyClass?

    /// Returns the class of `modules` or of the program's module that is probably meant by the misspelled `name`, if
    /// any.
    func similarClass(to name: String, modules: [String]) -> String?
}

/// A storyboard of a scene configuration.
@MainActor
package protocol InitialControllerMaking: AnyObject {
    /// Creates the initial view controller.
    func makeInitialViewController() throws(LaunchFailure) -> UIViewController
}
