import Foundation
import TestSupport
import Testing

@testable import NibKit

@MainActor
@Suite("The main storyboard of an app")
struct MainStoryboardTests {
    private func list(_ body: String) -> Data {
        Data("<?xml version=\"1.0\"?><plist version=\"1.0\"><dict>\(body)</dict></plist>".utf8)
    }

    private func manifest(_ roles: String) -> String {
        """
        <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
        <key>UIWindowSceneSessionRoleApplication</key>\(roles)</dict></dict>
        """
    }

    @Test("An Info.plist names the storyboard for the app, or for its first scene")
    func names() {
        let main = "<key>UIMainStoryboardFile</key><string>Main</string>"
        let scene = manifest("<array><dict><key>UISceneStoryboardFile</key><string>Scene</string></dict></array>")
        let cases: [(String, String?)] = [
            (main, "Main"), (scene, "Scene"), (main + scene, "Main"), ("", nil),
            ("<key>UIMainStoryboardFile</key><string>App.storyboard</string>", "App"),
            ("<key>UIMainStoryboardFile</key><string></string>", nil),
            ("<key>UIMainStoryboardFile</key><integer>3</integer>", nil),
            (manifest("<array/>"), nil), (manifest("<string>none</string>"), nil),
        ]
        for (body, name) in cases {
            let messages = Messages.during { #expect(MainStoryboard.name(in: list(body)) == name, "\(body)") }
            #expect(messages == [], "\(body)")
        }
    }

    @Test("A file that is not a property list is reported", arguments: ["", "no list", "<plist><array/></plist>", "{"])
    func broken(text: String) {
        let messages = Messages.during { #expect(MainStoryboard.name(in: Data(text.utf8)) == nil) }

        #expect(messages == ["UIApplication: Info.plist is not a property list of keys and values; ignored"])
    }
}
