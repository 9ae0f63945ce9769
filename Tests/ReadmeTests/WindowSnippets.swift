import Foundation
import SDLKit
import SkeletonView

// The Swift code of SDLKit's article about windows; see Snippets.swift.

final class NotesViewController: UIViewController {}

@MainActor
func runNotes() -> Never {
    // snippet
    var options = SDLWindowOptions()
    options.title = "Notes"
    options.size = CGSize(width: 480, height: 360)
    exit(SDLApplication.run(rootViewController: NotesViewController(), options: options))
    // end
}

final class NotesOpener: UIViewController {
    var notes: UIWindow?

    func openNotes() {
        // snippet
        notes = UIWindow(frame: CGRect(x: 0, y: 0, width: 480, height: 360))
        notes?.rootViewController = NotesViewController()
        notes?.makeKeyAndVisible()
        // end
    }
}
