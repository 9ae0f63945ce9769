import DemoScenes
import Foundation
import SDLKit
import ViewKit

/// The demo in a window.
@MainActor
struct WindowDemo {
    let options: DemoOptions

    func run() throws -> Int32 {
        throw DemoError("not yet")
    }
}
