import Foundation
import Testing

/// Tests the scripts that install and uninstall, with a small program in place of the demo.
@Suite("Installer") struct InstallerTests {
    private static let scripts = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("scripts").path
    private static let resources = "SkeletonSDL_DemoScenes.resources"
    private static let library = "lib/skeleton-sdl"

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

            // A first installation that doesn't fit leaves nothing.
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
                // An update creates no folder.
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
            let text = try String(contentsOf: manifest, encoding: .utf8) + "file \(sum) \(path)\nfolder \(path)\n"
            try Data(text.utf8).write(to: manifest)

            for outcome in [try install(source, in: prefix), try uninstall(prefix)] {
                #expect(outcome.status == 1 && outcome.errors.contains("manifest"), "\(outcome.errors)")
            }
            #expect(try String(contentsOfFile: mine, encoding: .utf8) == "mine")
        }
    }

    @Test("An old installation without a manifest is updated and uninstalled")
    func withoutManifest() throws {
        try withPlaces { source, prefix in
            #expect(try install(source, in: prefix).status == 0)
            try FileManager.default.removeItem(atPath: "\(prefix)/\(Self.library)/manifest")
            try makeProgram("second", in: source)

            #expect(try install(source, in: prefix).status == 0)
            #expect(try run(prefix + "/bin/skeleton-demo", ["x"]).output == "second x\n")

            try FileManager.default.removeItem(atPath: "\(prefix)/\(Self.library)/manifest")
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

    @Test("Copies and folders of a killed installation are removed by the next script", arguments: [false, true])
    func killed(isInstalled: Bool) throws {
        try withPlaces { source, prefix in
            if isInstalled { #expect(try install(source, in: prefix).status == 0) }
            // The folders, the manifest and a copy are as a kill leaves them.
            let folders = ["bin", Self.library, "\(Self.library)/\(Self.resources)"]
            try makeFolders(folders, in: prefix)
            if !isInstalled {
                let lines = ["skeleton-demo, installed files, version 1"] + ["lib"].map { "folder \($0)" }
                let text = (lines + folders.map { "folder \($0)" }).joined(separator: "\n") + "\n"
                try Data(text.utf8).write(to: URL(fileURLWithPath: "\(prefix)/\(Self.library)/manifest"))
            }
            for folder in folders {
                try Data("half".utf8).write(to: URL(fileURLWithPath: "\(prefix)/\(folder)/.skeleton-demo.aB3x_9"))
            }

            #expect(try uninstall(prefix).status == 0)
            #expect(files(in: prefix) == [])
        }
    }

    @Test("Two scripts don't change the same folder at the same time")
    func lock() throws {
        try withPlaces { source, prefix in
            #expect(try install(source, in: prefix).status == 0)
            let before = files(in: prefix)
            for script in [installation(source, in: prefix), [Self.scripts + "/uninstall", "--prefix", prefix]] {
                // The lock belongs to a shell that lives until the script has ended.
                let shell = "exec 8<\"$0\"; flock 8; bash -c 'exec 8<&-; exec \"$@\"' x \"$@\"; exit $?"
                let outcome = try run("/bin/bash", ["-c", shell, prefix] + script)
                #expect(outcome.status == 1 && outcome.errors.contains("another scripts/install"), "\(outcome.errors)")
                #expect(files(in: prefix) == before)
            }
        }
    }

    @Test("With DESTDIR the files are placed below it, and name the prefix without it")
    func stagingFolder() throws {
        try withPlaces { source, prefix in
            let environment = ["DESTDIR=\(prefix)"]
            let outcome = try run("/usr/bin/env", environment + installation(source, in: "/usr"))
            #expect(outcome.status == 0, "\(outcome.errors)")
            let text = try String(contentsOfFile: "\(prefix)/usr/bin/skeleton-demo", encoding: .utf8)
            #expect(text.contains("\"/usr/lib/skeleton-sdl/skeleton-demo\""))
            #expect(!files(in: prefix).contains { $0.hasSuffix(".cache") })
            let removed = try run(
                "/usr/bin/env", environment + [Self.scripts + "/uninstall", "--prefix=/usr"])
            #expect(removed.status == 0 && files(in: prefix) == [], "\(removed.errors)")
        }
    }

    @Test(
        "Prefixes with dots, patterns and spaces are installed into and emptied again",
        arguments: ["a/../b", "a/b/../c", ".", "./d", "st[a]r", "e*?", "f 'g' & h;"])
    func oddPrefixes(name: String) throws {
        try withPlaces { source, prefix in
            let outcome = try install(source, in: "\(prefix)/\(name)")
            #expect(outcome.status == 0, "\(outcome.errors)")
            #expect(!outcome.errors.contains("/../") && !outcome.errors.contains("/./"))
            // The command in the message can be pasted into a shell.
            let command = outcome.errors.split(separator: "\n").last?.split(separator: ": ").last.map(String.init) ?? ""
            #expect(try run("/bin/bash", ["-c", command + " x"]).output == "first x\n", "\(command)")
            #expect(try uninstall("\(prefix)/\(name)").status == 0)
            #expect(files(in: prefix).allSatisfy { $0 == "a" }, "\(files(in: prefix))")
        }
    }

    @Test("An umask doesn't keep other users from reading what is installed")
    func umask() throws {
        try withPlaces { source, prefix in
            let outcome = try run(
                "/bin/bash", ["-c", "umask 077; exec \"$@\"", "bash"] + installation(source, in: prefix))
            #expect(outcome.status == 0)
            for path in files(in: prefix) {
                var status = stat()
                #expect(lstat("\(prefix)/\(path)", &status) == 0 && status.st_mode & 0o044 == 0o044, "\(path)")
            }
        }
    }

    @Test("A changed resource that a new version no longer has is kept and named")
    func keptResource() throws {
        try withPlaces { source, prefix in
            #expect(try install(source, in: prefix).status == 0)
            let changed = "\(prefix)/\(Self.library)/\(Self.resources)/a"
            try Data("mine".utf8).write(to: URL(fileURLWithPath: changed))
            try FileManager.default.removeItem(atPath: "\(source)/\(Self.resources)/a")
            let outcome = try install(source, in: prefix)
            #expect(outcome.status == 0 && outcome.errors.contains("\(Self.resources)/a is not part of this version"))
            #expect(try String(contentsOfFile: changed, encoding: .utf8) == "mine")
        }
    }

    @Test("A folder that can't be used is reported before anything is built or copied")
    func earlyRefusals() throws {
        try withPlaces { source, prefix in
            try Data().write(to: URL(fileURLWithPath: "\(prefix)/file"))
            try FileManager.default.createSymbolicLink(atPath: prefix + "/link", withDestinationPath: "nowhere")
            let before = files(in: prefix)
            for name in ["file", "link", "file/below"] {
                // Without --program, a build would start.
                let outcome = try run(Self.scripts + "/install", ["--prefix", "\(prefix)/\(name)"])
                #expect(outcome.status == 1 && outcome.errors.contains("is not a folder"), "\(outcome.errors)")
                #expect(!outcome.errors.contains("Building"))
            }
            #expect(files(in: prefix) == before)
        }
    }

    @Test(
        "A wrong argument is named on standard error",
        arguments: [
            (["--bogus"], "unknown option --bogus"), (["place"], "unexpected argument place"),
            (["--prefix"], "--prefix needs a folder"), (["--prefix", "--help"], "--prefix needs a folder"),
            (["--prefix="], "--prefix needs a folder"),
        ])
    func arguments(arguments: [String], message: String) throws {
        for script in ["install", "uninstall"] {
            let outcome = try run("\(Self.scripts)/\(script)", arguments)
            #expect(outcome.status == 2 && outcome.output.isEmpty)
            #expect(outcome.errors == "\(script): \(message)\nTry \(script) --help.\n")
        }
    }

    @Test("A theme's icon cache becomes older than its folder, so that the icon is found")
    func iconCache() throws {
        try withPlaces { source, prefix in
            try makeFolders(["share/icons/hicolor"], in: prefix)
            let icons = "\(prefix)/share/icons/hicolor"
            let past = Date(timeIntervalSince1970: 1_000_000_000)
            try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: icons)
            #expect(try install(source, in: prefix).status == 0)
            let date = try FileManager.default.attributesOfItem(atPath: icons)[.modificationDate] as? Date
            #expect(date != past)
        }
    }

    // MARK: Private

    private func withPlaces(_ body: (_ source: String, _ prefix: String) throws -> Void) throws {
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

    private func makeProgram(_ word: String, in folder: String) throws {
        let path = folder + "/skeleton-demo"
        try Data("#!/bin/sh\necho \(word) \"$@\"\n".utf8).write(to: URL(fileURLWithPath: path))
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    }

    private func makeFolders(_ folders: [String], in parent: String) throws {
        for folder in folders {
            try FileManager.default.createDirectory(atPath: "\(parent)/\(folder)", withIntermediateDirectories: true)
        }
    }

    private func installation(_ source: String, in prefix: String) -> [String] {
        [Self.scripts + "/install", "--prefix", prefix, "--program", source + "/skeleton-demo"]
    }

    private func install(_ source: String, in prefix: String) throws -> Demo.Outcome {
        let command = installation(source, in: prefix)
        return try run(command[0], Array(command.dropFirst()))
    }

    private func uninstall(_ prefix: String) throws -> Demo.Outcome {
        try run(Self.scripts + "/uninstall", ["--prefix", prefix])
    }

    private func run(_ program: String, _ arguments: [String]) throws -> Demo.Outcome {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        return try Demo.finish(process)
    }

    /// Returns everything below `folder`, sorted.
    private func files(in folder: String) -> [String] {
        (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []).sorted()
    }

    private func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }
}
