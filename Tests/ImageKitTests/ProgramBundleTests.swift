import Testing

@testable import ImageKit

@Suite("The resource bundles of a program")
struct ProgramBundleTests {
    private static let bundles = [
        "Apps_About.resources", "Apps_Common_Kit.resources", "Apps_Mail.resources", "Icons_Icons.resources",
    ]

    @Test(
        "A program searches its own bundle first, then those of libraries, but not those of other programs",
        arguments: [
            ("Mail", ["Apps_Mail.resources", "Apps_Common_Kit.resources", "Icons_Icons.resources"]),
            ("About", ["Apps_About.resources", "Apps_Common_Kit.resources", "Icons_Icons.resources"]),
            ("tool", ["Apps_Common_Kit.resources", "Icons_Icons.resources"]),
        ])
    func programs(program: String, expected: [String]) {
        let programs = ["About", "Mail", "tool"]
        #expect(ProgramBundles.searched(Self.bundles, by: program, isProgram: programs.contains) == expected)
    }

    @Test("A test runner searches all bundles", arguments: ["AppsPackageTests.xctest", "swiftpm-testing-helper"])
    func testRunner(program: String) {
        #expect(ProgramBundles.searched(Self.bundles.reversed(), by: program) { _ in true } == Self.bundles)
    }

    @Test(
        "A bundle belongs to a target or to its module",
        arguments: [
            ("Apps_Mail.resources", "Mail", true), ("my-apps_my-mail.resources", "my-mail", true),
            ("my-apps_my-mail.resources", "my_mail", true), ("Apps_Mail.resources", "Apps", false),
            ("Apps_Mail.resources", "ail", false),
        ])
    func targets(bundle: String, target: String, isOwn: Bool) {
        #expect(ProgramBundles.belongs(bundle, to: target) == isOwn)
    }
}
