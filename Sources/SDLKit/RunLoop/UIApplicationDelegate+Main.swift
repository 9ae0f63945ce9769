import Foundation
public import ViewKit

extension UIApplicationDelegate {
    /// The entry point for `@main` on the delegate's class. Launches the program with a delegate of this class, runs it
    /// until the user closes its window, and exits.
    public static func main() {
        exit(SDLApplication.run(delegate: Self()))
    }
}
