import Foundation
import Testing

/// Tests the scripts that install and uninstall, with a small program in place of the demo.
@Suite("Installer") struct InstallerTests {
    static let scripts = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("scripts").path
    static let resources = "SkeletonSDL_DemoScenes.resources"
    static let library = "lib/skeleton-sdl"

    @Test("Installing, updating and uninstalling leaves only folders that existed before")
    func emptyFolders() throws {
        try withPlaces { source, prefix in
            try makeFolders(["share/icons", "lib"], in: prefix)

            #expect(try install(source, in: prefix).status == 0)
            #expect(try run(prefix + "/bin/skeleton-demo", ["x"]).output == "first x\n")
            try makeProgram("second", in: source)
            try Data().write(to: URL(fileURLWithPath: "\(source)/\(Self.resources)/b"))
            try FileManager.default.removeItem(atPath: "\(source)/\(Self.resources)/a")
            #expect(try install(source, in: prefix).status == 0)
            #expect(try run(prefix + "/bin/skeleton-demo", ["y"]).output == "second y\n")
            let installed = files(in: prefix)
            #expect(installed.contains("\(Self.library)/\(Self.resources)/b"))
            #expect(!installed.contains("\(Self.library)/\(Self.resources)/a"))
            let page = try String(contentsOfFile: prefix + "/share/man/man1/skeleton-demo.1", encoding: .utf8)
            #expect(page == "second --man-page\n")

            #expect(try uninstall(prefix).status == 0)
            #expect(files(in: prefix) == ["lib", "share", "share/icons"])
        }
    }

    @Test("A program inside the prefix can be installed there", arguments: ["lib/skeleton-sdl", "elsewhere"])
    func insidePrefix(folder: String) throws {
        try withPlaces { source, prefix in
            try makeFolders(["elsewhere"], in: prefix)
            #expect(try install(source, in: prefix).status == 0)
            let own = "\(prefix)/\(folder)"
            if folder == "elsewhere" {
                for name in ["skeleton-demo", Self.resources] {
                    try FileManager.default.copyItem(atPath: "\(source)/\(name)", toPath: "\(own)/\(name)")
                }
            } else {
                try Data("mine".utf8).write(to: URL(fileURLWithPath: "\(own)/\(Self.resources)/mine"))
            }
            let before = files(in: prefix)

            #expect(try install(own, in: prefix).status == 0)

            #expect(try run(prefix + "/bin/skeleton-demo", ["x"]).output == "first x\n")
            #expect(files(in: prefix) == before)
            #expect(try uninstall(prefix).status == 0)
            // The user's own file is not part of the installation.
            let kept = folder == "elsewhere" ? "skeleton-demo" : "\(Self.resources)/mine"
            #expect(files(in: own).contains(kept))
        }
    }

    @Test("An update that doesn't fit leaves the installed version intact")
    func doesNotFit() throws {
        try withPlaces { source, prefix in
            #expect(try install(source, in: prefix).status == 0)
            let before = files(in: prefix)
            try makeProgram("second", in: source)
            try Data(count: 4 << 20).write(to: URL(fileURLWithPath: "\(source)/\(Self.resources)/large"))

            // Files are limited to 1 MiB.
            let limited = try run(
                "/bin/bash", ["-c", "ulimit -f 1024; exec \"$@\"", "bash"] + installation(source, in: prefix))

            #expect(limited.status != 0 && limited.errors.contains("is unchanged"))
            #expect(files(in: prefix) == before)
            #expect(try run(prefix + "/bin/skeleton-demo", ["x"]).output == "first x\n")

            // A first installation that doesn't fit leaves nothing behind.
            let other = prefix + "/other"
            let first = try run(
                "/bin/bash", ["-c", "ulimit -f 1024; exec \"$@\"", "bash"] + installation(source, in: other))
            #expect(first.status != 0 && !FileManager.default.fileExists(atPath: other))
        }
    }

    @Test("The user's files in the demo's folder are kept")
    func ownFiles() throws {
        try withPlaces { source, prefix in
            #expect(try install(source, in: prefix).status == 0)
            let own = ["\(Self.library)/mine.txt", "\(Self.library)/\(Self.resources)/mine.json"]
            for path in own { try Data("mine".utf8).write(to: URL(fileURLWithPath: "\(prefix)/\(path)")) }

            #expect(try install(source, in: prefix).status == 0)
            #expect(try uninstall(prefix).status == 0)

            for path in own { #expect(try String(contentsOfFile: "\(prefix)/\(path)", encoding: .utf8) == "mine") }
        }
    }

    @Test(
        "A file that was not installed is not replaced, and one that was changed is not removed",
        arguments: [
            "bin/skeleton-demo", "lib/skeleton-sdl/skeleton-demo",
            "lib/skeleton-sdl/SkeletonSDL_DemoScenes.resources/a",
            "share/applications/io.github.skeletonsdl.Demo.desktop",
            "share/metainfo/io.github.skeletonsdl.Demo.metainfo.xml", "lib/skeleton-sdl/manifest",
            "share/man/man1/skeleton-demo.1", "share/bash-completion/completions/skeleton-demo",
            "share/zsh/site-functions/_skeleton-demo", "share/fish/vendor_completions.d/skeleton-demo.fish",
        ])
    func foreignFiles(path: String) throws {
        try withPlaces { source, prefix in
            let file = URL(fileURLWithPath: "\(prefix)/\(path)")
            try makeFolders([(path as NSString).deletingLastPathComponent], in: prefix)
            try Data("foreign".utf8).write(to: file)
            let before = files(in: prefix)

            let refused = try install(source, in: prefix)

            #expect(refused.status == 1 && refused.errors.contains(path), "\(refused.errors)")
            #expect(files(in: prefix) == before)
            #expect(try Data(contentsOf: file) == Data("foreign".utf8))

            try FileManager.default.removeItem(at: file)
            #expect(try install(source, in: prefix).status == 0)
            guard !path.hasSuffix("manifest") else { return }
            try Data("foreign".utf8).write(to: file)
            #expect(try install(source, in: prefix).status == 1)
            #expect(try uninstall(prefix).status == 0)
            #expect(try Data(contentsOf: file) == Data("foreign".utf8))
            #expect(files(in: prefix).filter { !isFolder("\(prefix)/\($0)") && !$0.hasSuffix(".cache") } == [path])
        }
    }

    @Test("A link or a folder in place of a file is not replaced")
    func links() throws {
        try withPlaces { source, prefix in
            try makeFolders(["bin"], in: prefix)
            let place = prefix + "/bin/skeleton-demo"
            try FileManager.default.createSymbolicLink(atPath: place, withDestinationPath: "nowhere")
            #expect(try install(source, in: prefix).status == 1)
            #expect(try FileManager.default.destinationOfSymbolicLink(atPath: place) == "nowhere")

            try FileManager.default.removeItem(atPath: place)
            try makeFolders(["bin/skeleton-demo"], in: prefix)
            #expect(try install(source, in: prefix).status == 1)
            #expect(files(in: prefix) == ["bin", "bin/skeleton-demo"])
        }
    }

    @Test(
        "A pipe, link or folder in place of a file is rejected immediately and kept",
        arguments: ["bin/skeleton-demo", "lib/skeleton-sdl/skeleton-demo", "lib/skeleton-sdl/manifest"],
        ["pipe", "link to nothing", "link to a file", "folder"])
    func oddFiles(path: String, kind: String) throws {
        try withPlaces { source, prefix in
            try makeFolders([(path as NSString).deletingLastPathComponent], in: prefix)
            let place = "\(prefix)/\(path)"
            let target = source + "/\(Self.resources)/a"
            switch kind {
            case "pipe": #expect(mkfifo(place, 0o600) == 0)
            case "folder": try makeFolders([path], in: prefix)
            default:
                try FileManager.default.createSymbolicLink(
                    atPath: place, withDestinationPath: kind == "link to a file" ? target : "nowhere")
            }
            var (before, after) = (stat(), stat())
            #expect(lstat(place, &before) == 0)
            let files = files(in: prefix)

            let refused = try install(source, in: prefix)

            #expect(refused.status == 1 && refused.errors.contains(path), "\(refused.errors)")
            #expect(self.files(in: prefix) == files)
            #expect(lstat(place, &after) == 0 && before.st_ino == after.st_ino && before.st_mode == after.st_mode)
            #expect(try uninstall(prefix).status == 1)
            #expect(lstat(place, &after) == 0 && before.st_ino == after.st_ino)
        }
    }

    @Test("Uninstalling removes the prefix and the parent folders that the installation created")
    func madePrefix() throws {
        try withPlaces { source, prefix in
            for name in ["b", "b//c///", "-x/b c/d"] {
                #expect(try install(source, in: "\(prefix)/\(name)").status == 0)
                // An update creates no folders.
                #expect(try install(source, in: "\(prefix)/\(name)").status == 0)
                #expect(try uninstall("\(prefix)/\(name)").status == 0)
                #expect(files(in: prefix).isEmpty)
            }
            #expect(try install(source, in: "\(prefix)/a/b").status == 0)
            try Data("mine".utf8).write(to: URL(fileURLWithPath: "\(prefix)/a/mine"))
            #expect(try uninstall("\(prefix)/a/b").status == 0)
            #expect(files(in: prefix) == ["a", "a/mine"])
        }
    }

    @Test(
        "A manifest with paths outside the prefix is ignored", arguments: ["../mine", "lib/../../mine", ".."])
    func outsideManifest(path: String) throws {
        try withPlaces { source, prefix in
            #expect(try install(source, in: prefix).status == 0)
            let mine = (prefix as NSString).deletingLastPathComponent + "/mine"
            try Data("mine".utf8).write(to: URL(fileURLWithPath: mine))
            // The checksum of the file.
            let sum = try run("/usr/bin/sha256sum", [mine]).output.prefix(64)
            let manifest = URL(fileURLWithPath: "\(prefix)/\(Self.library)/manifest")
            // Version 1 has no last line that would have to be changed.
            let text =
                try String(contentsOf: manifest, encoding: .utf8)
                .replacingOccurrences(of: "version 2\n", with: "version 1\n")
                + "file \(sum) \(path)\nfolder \(path)\n"
            try Data(text.utf8).write(to: manifest)

            for outcome in [try install(source, in: prefix), try uninstall(prefix)] {
                #expect(outcome.status == 1 && outcome.errors.contains("manifest names a path outside"))
            }
            #expect(try String(contentsOfFile: mine, encoding: .utf8) == "mine")
        }
    }

    @Test("An old installation without a manifest is updated and uninstalled")
    func withoutManifest() throws {
        try withPlaces { source, prefix in
            // The first versions wrote none, and had no manual page and no completions.
            func makeOld() throws {
                let newer = ["man", "bash-completion", "zsh", "fish"].map { "share/\($0)" }
                for path in ["\(Self.library)/manifest"] + newer {
                    try FileManager.default.removeItem(atPath: "\(prefix)/\(path)")
                }
            }
            #expect(try install(source, in: prefix).status == 0)
            try makeOld()
            try makeProgram("second", in: source)

            #expect(try install(source, in: prefix).status == 0)
            #expect(try run(prefix + "/bin/skeleton-demo", ["x"]).output == "second x\n")

            try makeOld()
            #expect(try uninstall(prefix).status == 0)
            #expect(files(in: prefix).allSatisfy { isFolder("\(prefix)/\($0)") })
        }
    }

    @Test(
        "Nothing is installed without a home folder, or into a folder whose programs can't be launched",
        arguments: ["\u{1B}[2J", "a\tb", "a\rb", "a\nb", "a\u{7F}", "a\u{9B}", "a\"b", "a%b", "a$b", "a`b", "a\\b"])
    func refusedFolders(name: String) throws {
        try withPlaces { source, prefix in
            let outcome = try install(source, in: "\(prefix)/\(name)")

            #expect(outcome.status == 1)
            #expect(!outcome.errors.unicodeScalars.contains { $0.properties.generalCategory == .control && $0 != "\n" })
            #expect(files(in: prefix).isEmpty)
            for home in [[], ["HOME="], ["HOME=here"]] {
                let homeless = try run(
                    "/usr/bin/env",
                    ["-u", "HOME"] + home + [Self.scripts + "/install", "--program", source + "/skeleton-demo"])
                #expect(homeless.status == 1 && homeless.errors.contains("HOME"))
            }
        }
    }

    // MARK: Scripts and files

    func withPlaces(_ body: (_ source: String, _ prefix: String) throws -> Void) throws {
        try Demo.withFolder { folder in
            let (source, prefix) = (folder.path + "/source", folder.path + "/a prefix")
            try makeFolders(["source/\(Self.resources)/sub", "a prefix"], in: folder.path)
            for name in ["a", "sub/c"] {
                try Data(name.utf8).write(to: URL(fileURLWithPath: "\(source)/\(Self.resources)/\(name)"))
            }
            try makeProgram("first", in: source)
            try body(source, prefix)
        }
    }

    func makeProgram(_ word: String, in folder: String) throws {
        let version = "[ \"$1\" != --version ] || exec echo skeleton-demo 1.0"
        try makeScript("\(version)\necho \(word) \"$@\"", at: folder + "/skeleton-demo")
    }

    func makeScript(_ text: String, at path: String) throws {
        try Data("#!/bin/sh\n\(text)\n".utf8).write(to: URL(fileURLWithPath: path))
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    }

    func write(_ text: String, to path: String) throws {
        try makeFolders([(path as NSString).deletingLastPathComponent], in: "/")
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    }

    func read(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

    func makeFolders(_ folders: [String], in parent: String) throws {
        for folder in folders {
            try FileManager.default.createDirectory(atPath: "\(parent)/\(folder)", withIntermediateDirectories: true)
        }
    }

    func installation(_ source: String, in prefix: String) -> [String] {
        [Self.scripts + "/install", "--prefix", prefix, "--program", source + "/skeleton-demo"]
    }

    func install(_ source: String, in prefix: String) throws -> Demo.Outcome {
        let command = installation(source, in: prefix)
        return try run(command[0], Array(command.dropFirst()))
    }

    func uninstall(_ prefix: String) throws -> Demo.Outcome {
        try run(Self.scripts + "/uninstall", ["--prefix", prefix])
    }

    func run(_ program: String, _ arguments: [String]) throws -> Demo.Outcome {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        return try Demo.finish(process)
    }

    /// Runs the text of a shell script with arguments, in a working folder.
    func shell(_ text: String, _ arguments: [String] = [], in folder: String) throws -> Demo.Outcome {
        try run("/bin/bash", ["-c", "cd \"$0\" || exit 99; \(text)", folder] + arguments)
    }

    /// Returns the paths of all files and folders below `folder`, sorted.
    func files(in folder: String) -> [String] {
        (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []).sorted()
    }

    func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }
}
