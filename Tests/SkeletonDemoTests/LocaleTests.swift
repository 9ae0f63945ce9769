import Foundation
import TestSupport
import Testing

/// Tests the demo in environments whose locale is unknown or limited to ASCII. `ScreenTests` covers typing and copying
/// with an unknown locale.
@Suite(
    "skeleton-demo in any locale",
    .enabled(
        if: XServer.isInstalled && FileManager.default.isExecutableFile(atPath: "/usr/bin/xprop"),
        "install the packages xvfb, imagemagick, xdotool and x11-utils"))
struct LocaleTests {
    private static let locales: [[String: String]] = [
        [:], ["LANG": "C"], ["LC_ALL": "C"], ["LC_ALL": "POSIX"], ["LC_CTYPE": "C", "LANG": "C.UTF-8"],
        ["LANG": "C.UTF-8"], ["LC_ALL": "xx_XX"], ["LANG": "xx_XX.UTF-8"], ["LC_ALL": "", "LANG": "de_DE.ISO-8859-1"],
    ]

    private func process(_ arguments: [String], _ locale: [String: String], display: String = "") -> Process {
        let process = Demo.process(arguments, environment: display.isEmpty ? [:] : ["DISPLAY": display])
        process.environment = process.environment?
            .filter { $0.key != "LANG" && $0.key != "LANGUAGE" && !$0.key.hasPrefix("LC_") }
            .merging(locale) { $1 }
        return process
    }

    @Test("The window's title is complete in any locale", arguments: locales)
    func title(locale: [String: String]) throws {
        let server = try XServer()
        let demo = process(["--renderer", "software"], locale, display: server.display)
        let errors = Pipe()
        demo.standardError = errors
        try demo.run()
        defer { demo.end() }
        let window = try server.client.xdotool("search", "--sync", "--onlyvisible", "--name", "SkeletonSDL")
            .components(separatedBy: "\n")[0]

        let title = "Feed \u{2013} SkeletonSDL"
        let name = try server.client.property("_NET_WM_NAME", of: window)
        #expect(name == "_NET_WM_NAME(UTF8_STRING) = \"\(title)\"")
        let oldName = try server.client.property("WM_NAME", of: window)
        #expect(oldName.hasSuffix("= \"\(title)\""), "\(oldName)")

        kill(demo.processIdentifier, SIGTERM)
        let messages = try demo.waitForEnd(errors: errors).errors
        #expect(messages.split(separator: "\n").allSatisfy { $0.hasSuffix("as requested") }, "\(messages)")
    }

    @Test("In any locale, file names are used as given, and messages show them", arguments: locales)
    func fileNames(locale: [String: String]) throws {
        try Demo.withFolder { folder in
            let name = "größe \u{4E2D}\u{6587}"
            let written = try Demo.finish(
                process(["--snapshot", "\(folder.path)/\(name).png", "--size", "320x240"], locale))
            #expect(written.status == 0)
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [name + ".png"])
            let missing = try Demo.finish(
                process(["--snapshot", "\(folder.path)/\(name)/a.png", "--size", "320x240"], locale))
            #expect(missing.errors.contains(name))
        }
    }
}
