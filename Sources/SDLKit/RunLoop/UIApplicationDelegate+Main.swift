import Foundation
public import ViewKit

extension UIApplicationDelegate {
    /// The entry point if the delegate's class is marked with `@main`. Launches the program with a delegate of this
    /// class, runs until the user closes the window or a signal such as SIGTERM asks the program to quit, and exits.
    public static func main() {
        exit(SDLApplication.run(delegate: Self()))
    }
}
