import Foundation
import TestSupport
import Testing
import ViewKit

@testable import NibKit

@MainActor
@Suite("The Info.plist of an app")
struct AppManifestTests {
    private func list(_ body: String) -> Data {
        Data("<?xml version=\"1.0\"?><plist version=\"1.0\"><dict>\(body)</dict></plist>".utf8)
    }

    private func manifest(_ roles: String) -> String {
        """
        <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
        <key>UIWindowSceneSessionRoleApplication</key>\(roles)</dict></dict>
        """
    }

    @Test("An Info.plist names the storyboards of the app and of its scenes, and the classes of the scenes")
    func names() {
        typealias Scene = AppManifest.Scene
        let main = "<key>UIMainStoryboardFile</key><string>Main</string>"
        let scene = manifest("<array><dict><key>UISceneStoryboardFile</key><string>Scene</string></dict></array>")
        let full = manifest(
            """
            <array><dict><key>UISceneConfigurationName</key><string>Default</string>
            <key>UISceneClassName</key><string>UIWindowScene</string>
            <key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string></dict></array>
            """)
        let cases: [(String, String?, [Scene])] = [
            (main, "Main", []), (scene, nil, [Scene(storyboard: "Scene")]), ("", nil, []),
            (main + scene, "Main", [Scene(storyboard: "Scene")]),
            (
                full, nil,
                [
                    Scene(
                        name: "Default", className: "UIWindowScene",
                        delegateClassName: "$(PRODUCT_MODULE_NAME).SceneDelegate")
                ]
            ),
            ("<key>UIMainStoryboardFile</key><string>App.storyboard</string>", "App", []),
            ("<key>UIMainStoryboardFile</key><string></string>", nil, []),
            ("<key>UIMainStoryboardFile</key><integer>3</integer>", nil, []),
            (manifest("<array/>"), nil, []), (manifest("<string>none</string>"), nil, []),
        ]
        for (body, storyboard, scenes) in cases {
            let expected = AppManifest(path: "P", mainStoryboard: storyboard, scenes: scenes)
            let messages = Messages.during {
                #expect(AppManifest(propertyList: list(body), path: "P") == expected, "\(body)")
            }
            #expect(messages == [], "\(body)")
        }
    }

    @Test("A binary property list is reported, even one that Foundation can't read without crashing")
    func binary() throws {
        let valid = try PropertyListSerialization.data(
            fromPropertyList: ["UIMainStoryboardFile": "Main"], format: .binary, options: 0)
        // A set with an array, and the offsets of both.
        let objects: [UInt8] = [0xC1, 1, 0xA0, 8, 10]
        let sizes: [UInt8] = [0, 0, 0, 0, 0, 0, 1, 1]
        let numbers = [2, 0, 11].flatMap { [UInt8](repeating: 0, count: 7) + [$0] }
        for data in [valid, Data("bplist00".utf8 + objects + sizes + numbers)] {
            let messages = Messages.during { #expect(AppManifest(propertyList: data, path: "P") == nil) }
            #expect(messages.count == 1 && messages[0].hasPrefix("P: a binary property list; the file is ignored."))
        }
    }

    private let header = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">

        """

    private func messages(_ text: String) -> [String] {
        Messages.during { #expect(AppManifest(propertyList: Data(text.utf8), path: "/app/Info.plist") == nil) }
    }

    @Test(
        "A file that is not a property list of keys and values is reported with its path",
        arguments: ["<plist><array/></plist>", "<plist><dict><other/></dict></plist>"])
    func otherForm(text: String) {
        let expected = "/app/Info.plist: not a property list of keys and values; the file is ignored"
        #expect(messages(text) == [expected] && messages(header + text) == [expected])
    }

    @Test("A file without elements is reported with its path and the reason", arguments: ["", "no list", "{"])
    func noElements(text: String) {
        let found = messages(text)
        #expect(found.count == 1 && found[0].hasPrefix("/app/Info.plist:1:"))
        let reason = ": not well-formed XML: the file doesn't begin with an element; the file is ignored"
        #expect(found[0].hasSuffix(reason))
    }

    @Test("A file that is not well-formed is reported with its path, the line and the reason")
    func notWellFormed() {
        let text = header + "<plist version=\"1.0\">\n<dict>\n<key>A</key><string>B</strin>\n</dict></plist>"
        let found = messages(text)
        #expect(found.count == 1 && found[0].hasPrefix("/app/Info.plist:5:"))
        let reason = "the end tag </strin> doesn't match <string> in line 5; the file is ignored"
        #expect(found[0].hasSuffix(": not well-formed XML: \(reason)"))
    }

    @Test("A broken file that defines entities is reported without expanding them")
    func entities() {
        let text = "<!DOCTYPE plist [<!ENTITY a \"b\">]><plist><dict><key>&a;</plist>"
        #expect(messages(text) == ["/app/Info.plist: not a property list of keys and values; the file is ignored"])
    }

    @Test(
        "A deeply nested file is reported, and doesn't overflow the stack",
        arguments: [("<array>", "</array>"), ("<dict><key>a</key>", "</dict>")])
    func nesting(start: String, end: String) {
        let count = 100_000
        let body = "<key>b</key>" + String(repeating: start, count: count) + String(repeating: end, count: count)
        let messages = Messages.during { #expect(AppManifest(propertyList: list(body), path: "P") == nil) }
        #expect(messages == ["P: not a property list of keys and values; the file is ignored"])
    }
}
