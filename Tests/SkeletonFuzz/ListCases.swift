import Foundation
import NibKit
import TestSupport
import ViewKit

/// The `Info.plist` of an app: damaged property lists in XML and binary form, and deeply nested ones.
@MainActor
enum ListCases {
    private static let xml = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Main</string>
        <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
        <key>UIWindowSceneSessionRoleApplication</key><array><dict>
        <key>UISceneConfigurationName</key><string>Default &#x1F600;</string>
        <key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
        <key>UISceneStoryboardFile</key><string>Main</string></dict></array></dict></dict></dict></plist>
        """
    private static let values = [
        "<array/>", "<dict/>", "<true/>", "<integer>9223372036854775808</integer>", "<real>1e999</real>",
        "<date>x</date>", "<data>?</data>", "<string></string>", "<string>&#0;</string>", "</dict>",
    ]

    static func run(_ random: inout SeededGenerator) throws {
        var data = Data(random.chance(20) ? nested(&random).utf8 : exchanged(&random).utf8)
        if random.chance(30), let list = try? PropertyListSerialization.propertyList(from: data, format: nil) {
            data = try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
        }
        if random.chance(60) { data = Mutation.damaged(data, &random) }
        _ = AppManifest(propertyList: data, path: "Info.plist")
    }

    /// Returns the list with a text replaced by another value.
    private static func exchanged(_ random: inout SeededGenerator) -> String {
        let text = ["Main", "Default", "Scene", "dict", "key"][random.number(0...4)]
        let value = values[random.number(0...(values.count - 1))]
        return xml.replacing(text, with: value, maxReplacements: random.number(0...2))
    }

    private static func nested(_ random: inout SeededGenerator) -> String {
        let (start, end) = [("<array>", "</array>"), ("<dict><key>a</key>", "</dict>"), ("(", ")"), ("{a=", ";}")][
            random.number(0...3)]
        let count = random.number(1...20_000)
        let list = String(repeating: start, count: count) + String(repeating: end, count: count)
        return start.hasPrefix("<") ? "<plist version=\"1.0\">\(list)</plist>" : list
    }
}
