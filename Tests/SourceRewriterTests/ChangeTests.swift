import Testing

@testable import SourceRewriter

@Suite("Lists of changes")
struct ChangeTests {
    @Test("Added imports and listed selectors are among the changes")
    func additions() {
        let result = Rewritten(
            """
            import Foundation
            final class Model: NSObject {
                @objc func save(_ sender: Any) {}
                @objc private func load() {}
                @objc static func make() {}
            }
            """,
            "import UIKit\n@UIApplicationMain final class Delegate: UIResponder, UIApplicationDelegate {}")
        #expect(
            result.changes == [
                "1.swift:1: import UIKit added",
                "1.swift:3: @objc removed",
                "1.swift:3: selector save: added to the generated table",
                "1.swift:4: @objc removed",
                "1.swift:4: selector load added to the generated table",
                "1.swift:5: @objc removed",
                "2.swift:1: import SDLKit added",
                "2.swift:2: @UIApplicationMain replaced by @main",
            ])
    }
}
