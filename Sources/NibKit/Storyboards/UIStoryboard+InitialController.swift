import Reporting
package import ViewKit

extension UIStoryboard: InitialControllerMaking {
    package func makeInitialViewController() throws(LaunchFailure) -> UIViewController {
        // A file that is missing or invalid has been reported.
        guard let document else { throw .reported }
        if document.initialController == nil {
            let file = printable(document.name)
            let id = document.root["initialViewController"].map { printable($0) }
            throw .noWindow(
                reason: id.map { "\(file) has no scene with the initial view controller, id \($0)" }
                    ?? "\(file) has no initial view controller",
                advice: "Select a controller in Xcode and choose Is Initial View Controller.")
        }
        // So has a controller that can't be created.
        guard let controller = instantiateInitialViewController() else { throw .reported }
        return controller
    }
}
