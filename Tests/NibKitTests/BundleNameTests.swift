import Foundation
import ImageKit
import Testing

@Suite("The bundle of a file in messages")
struct BundleNameTests {
    @Test("A file in another bundle than that of the asking module is named with its bundle")
    func names() {
        let bundle = Bundle.module.bundleURL
        let file = bundle.appendingPathComponent("Files/Main.storyboard")
        func name(_ url: URL, _ modules: [String]) -> String {
            ResourceFolders.displayName("Main.storyboard", of: url, preferring: modules)
        }
        #expect(name(file, []) == "\(bundle.lastPathComponent)/Main.storyboard")
        #expect(name(file, ["Other", "NibKitTests"]) == "Main.storyboard")
        #expect(name(URL(fileURLWithPath: "/Other_Other.resources/Main.storyboard"), []) == "Main.storyboard")
    }
}
