import Foundation
import Testing

@testable import ImageKit

@Suite("Image files")
struct ImageFileTests {
    @Test("Messages name a resource by its path in the folder of the resources, and other files by their path")
    func paths() throws {
        func path(_ path: String) -> String { ImageFile(url: URL(fileURLWithPath: path), scale: 1).displayPath }
        #expect(
            path("/build/debug/People_People.resources/Resources/Assets.xcassets/logo.imageset/logo.png")
                == "Resources/Assets.xcassets/logo.imageset/logo.png")
        #expect(path("/pictures/logo.png") == "/pictures/logo.png")
        let error = #expect(throws: ImageError.self) { try ImageFiles.read("/absent/logo.png", named: "a.png") }
        #expect(error?.description.hasPrefix("a.png cannot be read: ") == true)
    }
}
