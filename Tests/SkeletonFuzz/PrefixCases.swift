import Foundation
import Glibc
import TestSupport

/// Installations into folders with strange names among the user's own files. These files must survive installing,
/// updating and uninstalling, whether successful or not, and nothing else may be left behind.
@MainActor
enum PrefixCases {
    private static let names = [
        "plain", "a b", " lead", "trail ", "two  spaces", "-x", "--help", "--prefix", "ü ñ 漢字", "a'b", "a*b", "[ab]",
        "a?b",
        "a;b", "a&b|c", "#a", "~", "~root", "$HOME", "`id`", "a\"b", "a\\b", "%f", "(x)", "{a,b}", "!x", "a=b", "a:b",
        "a\tb", "a\nb", "\u{1B}[2J", "\u{7F}", "\u{9B}2J", "\u{202E}x", "e\u{301}", ".", "..", "...", "a/..", "a/../b",
        "../up", "a//b///", "./c", "", "/", String(repeating: "x", count: 255), String(repeating: "x", count: 256),
        String(repeating: "deep/", count: 100), String(repeating: "deeper/", count: 700),
    ]
    /// The paths that the installer writes, and paths next to them.
    private static let places = [
        "bin", "bin/skeleton-demo", "bin/other", "lib", "lib/skeleton-sdl", "lib/skeleton-sdl/skeleton-demo",
        "lib/skeleton-sdl/manifest", "lib/skeleton-sdl/mine", "lib/skeleton-sdl/SkeletonSDL_DemoScenes.resources",
        "lib/skeleton-sdl/SkeletonSDL_DemoScenes.resources/a", "lib/skeleton-sdl/SkeletonSDL_DemoScenes.resources/mine",
        "share", "share/applications", "share/applications/io.github.skeletonsdl.Demo.desktop",
        "share/applications/my own.desktop",
        "share/metainfo/io.github.skeletonsdl.Demo.metainfo.xml", "share/icons",
        "bin/.skeleton-demo.backup", "share/man/man1", "share/man/man1/skeleton-demo.1",
        "share/man/man1/.skeleton-demo.config", "share/zsh/site-functions/_skeleton-demo",
        "share/icons/hicolor/scalable/apps/io.github.skeletonsdl.Demo.svg", "mine",
    ]
    private static let scripts = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("scripts").path

    static func run(_ random: inout SeededGenerator) throws {
        try CaseFolder.use { folder in
            let source = folder + "/source"
            try makeSource(source, word: "first")
            let name = names[random.number(0...(names.count - 1))]
            // Relative names are relative to the working folder of the scripts.
            let user = folder + "/user"
            try FileManager.default.createDirectory(atPath: user + "/work", withIntermediateDirectories: true)
            let isRelative = random.chance(50)
            let prefix = isRelative ? name : user + "/work/" + name
            guard name != "/", !(isRelative && name.isEmpty) else {
                return try check(install("", source, in: user + "/work"), [2, 1], "an empty prefix")
            }
            let place = URL(fileURLWithPath: user + "/work/" + name).standardizedFileURL.path
            if random.chance(70) { try placeFiles(in: place, outside: user, count: random.number(1...3), &random) }
            try story(Story(prefix: prefix, place: place, user: user, source: source), &random)
        }
    }

    private struct Story {
        let prefix: String
        /// The folder that the prefix resolves to.
        let place: String
        /// The folder in which all files belong to the user.
        let user: String
        let source: String
        var work: String { user + "/work" }
    }

    private static func story(_ story: Story, _ random: inout SeededGenerator) throws {
        var own = FileTree(story.user)
        let first = try install(story.prefix, story.source, in: story.work)
        // A prefix that looks like an option is a usage error.
        try check(first, story.prefix.hasPrefix("-") ? [2] : [0, 1], "an installation")
        guard first.status == 0 else { return try expect(FileTree(story.user), own, "a refused installation") }
        try expectOwn(own, in: story.user, "an installation")
        try expectProgram("first", story)

        // In the meantime, the user adds or changes files.
        if random.chance(60) {
            let before = FileTree(story.user)
            try placeFiles(in: story.place, outside: story.user, count: random.number(1...2), &random)
            own.add(FileTree(story.user).changes(since: before))
        }
        let beforeUpdate = FileTree(story.user)
        try makeSource(story.source, word: "second")
        let second = try install(story.prefix, story.source, in: story.work)
        try check(second, [0, 1], "an update")
        if second.status == 0 {
            try expectOwn(own, in: story.user, "an update")
            try expectProgram("second", story)
        } else {
            try expect(FileTree(story.user), beforeUpdate, "a refused update")
        }
        let before = FileTree(story.user)
        let removal = try Programs.prepare(
            scripts + "/uninstall", ["--prefix", story.prefix], in: story.work
        ).runToEnd()
        try check(removal, [0, 1], "an uninstallation")
        guard removal.status == 0 else { return try expect(FileTree(story.user), before, "a refused uninstallation") }
        try expectOwn(own, in: story.user, "an uninstallation")
        for path in FileTree(story.user).paths where !own.holds(path) {
            Programs.fail("an uninstallation from \(story.prefix) left \(path)")
        }
    }

    // MARK: Checks

    private static func check(_ end: ProgramEnd, _ statuses: [Int32], _ what: String) throws {
        guard end.reason == .exit, statuses.contains(end.status) else {
            Programs.fail("\(what) ended with \(end.status): \(end.errors)")
        }
        let controls = end.errors.unicodeScalars.filter { $0.properties.generalCategory == .control && $0 != "\n" }
        if !controls.isEmpty { Programs.fail("\(what) wrote control characters: \(end.errors)") }
        // An error of the shell itself is a bug in the script.
        if end.errors.contains("unbound variable") || end.errors.contains("syntax error") {
            Programs.fail("\(what): \(end.errors)")
        }
    }

    private static func expect(_ tree: FileTree, _ expected: FileTree, _ what: String) throws {
        guard tree != expected else { return }
        Programs.fail("\(what) changed \(tree.differences(from: expected))")
    }

    /// Fails if one of the user's files is missing or different.
    private static func expectOwn(_ own: FileTree, in folder: String, _ what: String) throws {
        let lost = own.lost(in: FileTree(folder))
        if !lost.isEmpty { Programs.fail("\(what) changed the user's \(lost)") }
    }

    private static func expectProgram(_ word: String, _ story: Story) throws {
        let end = try Programs.prepare(story.place + "/bin/skeleton-demo", ["x"], in: story.work).runToEnd()
        guard end.output == "\(word) x\n" else {
            Programs.fail("the program installed in \(story.prefix) does not start: \(end.errors)")
        }
    }

    // MARK: Files

    private static func install(_ prefix: String, _ source: String, in folder: String) throws -> ProgramEnd {
        try Programs.prepare(
            scripts + "/install", ["--prefix", prefix, "--program", source + "/skeleton-demo"], in: folder
        ).runToEnd()
    }

    private static func makeSource(_ folder: String, word: String) throws {
        let resources = folder + "/SkeletonSDL_DemoScenes.resources/sub"
        try FileManager.default.createDirectory(atPath: resources, withIntermediateDirectories: true)
        for name in ["sub/c d", word] {
            try Data(word.utf8).write(
                to: URL(fileURLWithPath: "\(folder)/SkeletonSDL_DemoScenes.resources/\(name)"))
        }
        try Data("x".utf8).write(to: URL(fileURLWithPath: "\(folder)/SkeletonSDL_DemoScenes.resources/a"))
        let program = folder + "/skeleton-demo"
        let version = "[ \"$1\" != --version ] || exec echo skeleton-demo 1.0"
        try Data("#!/bin/sh\n\(version)\necho \(word) \"$@\"\n".utf8).write(to: URL(fileURLWithPath: program))
        chmod(program, 0o755)
    }

    /// Creates `count` files that belong to the user, at or next to the installer's paths, if possible.
    private static func placeFiles(
        in folder: String, outside: String, count: Int, _ random: inout SeededGenerator
    ) throws {
        let manager = FileManager.default
        for number in 0..<count {
            let path = folder + "/" + places[random.number(0...(places.count - 1))]
            let parent = (path as NSString).deletingLastPathComponent
            guard (try? manager.createDirectory(atPath: parent, withIntermediateDirectories: true)) != nil else {
                continue
            }
            // A second file at the same place could be written to a pipe, which waits for a reader.
            guard (try? manager.attributesOfItem(atPath: path)) == nil else { continue }
            let words = Data("the user's \(number)".utf8)
            switch random.number(0...9) {
            case 0...3: try? words.write(to: URL(fileURLWithPath: path))
            case 4: try? manager.createDirectory(atPath: path, withIntermediateDirectories: true)
            case 5:
                let other = outside + "/elsewhere \(random.number(0...9))"
                try? manager.createDirectory(atPath: other, withIntermediateDirectories: true)
                try? words.write(to: URL(fileURLWithPath: other + "/mine"))
                try? manager.createSymbolicLink(atPath: path, withDestinationPath: other)
            case 6:
                try? words.write(to: URL(fileURLWithPath: outside + "/file"))
                try? manager.createSymbolicLink(atPath: path, withDestinationPath: outside + "/file")
            case 7: try? manager.createSymbolicLink(atPath: path, withDestinationPath: "nowhere")
            case 8: mkfifo(path, 0o600)
            default: try? manager.createSymbolicLink(atPath: path, withDestinationPath: path)
            }
        }
    }
}
