import Foundation
import ImageKit
import Testing

@testable import NibKit

@Suite("The bundle of a file in messages")
struct BundleNameTests {
    @Test("Messages name the bundle of a file outside the calling module's bundle")
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

    @Test("The name of a document is computed once, for the first message")
    func lazyName() throws {
        var count = 0
        func name() -> String {
            count += 1
            return "Card.xib"
        }
        let xib = "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\"><objects/></document>"
        let document = try InterfaceDocument(Data(xib.utf8), name: name())
        #expect(count == 0)
        let names = [document.name, document.name]
        #expect(names == ["Card.xib", "Card.xib"])
        #expect(count == 1)
    }
}
