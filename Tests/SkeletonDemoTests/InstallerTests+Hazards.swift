import Foundation
import Testing

/// Tests installations that are killed, run at the same time, staged for a package, or requested with unusual
/// arguments.
extension InstallerTests {
    /// The name of a temporary copy that an installation makes.
    static let copyName = ".skeleton-demo.aB3x09.skeleton-sdl-new"

    @Test("Copies and folders left by a killed installation are removed by uninstalling", arguments: [false, true])
    func killed(isInstalled: Bool) throws {
        try withPlaces { source, prefix in
            if isInstalled { #expect(try install(source, in: prefix).status == 0) }
            // Recreates the state after a kill: the folders, the manifest and a copy.
            let folders = ["bin", Self.library, "\(Self.library)/\(Self.resources)"]
            try makeFolders(folders, in: prefix)
            if !isInstalled {
                let lines = ["skeleton-demo, installed files, version 1"] + ["lib"].map { "folder \($0)" }
                let text = (lines + folders.map { "folder \($0)" }).joined(separator: "\n") + "\n"
                try Data(text.utf8).write(to: URL(fileURLWithPath: "\(prefix)/\(Self.library)/manifest"))
            }
            for folder in folders {
                try write("half", to: "\(prefix)/\(folder)/\(Self.copyName)")
            }

            #expect(try uninstall(prefix).status == 0)
            #expect(files(in: prefix) == [])
        }
    }

    @Test(
        "A refused installation leaves nothing in folders that links lead to",
        arguments: ["bin", "share", "share/applications", "lib", library, "\(library)/\(resources)"])
    func linkedFolder(link: String) throws {
        try withPlaces { source, prefix in
            try makeFolders(["elsewhere", (link as NSString).deletingLastPathComponent], in: prefix)
            try FileManager.default.createSymbolicLink(
                atPath: "\(prefix)/\(link)", withDestinationPath: prefix + "/elsewhere")
            // This is found only after everything has been copied, because the names of resources differ between
            // versions.
            try makeFolders(["\(Self.library)/\(Self.resources)"], in: prefix)
            try Data("mine".utf8).write(to: URL(fileURLWithPath: "\(prefix)/\(Self.library)/\(Self.resources)/a"))
            let before = files(in: prefix)

            let outcome = try install(source, in: prefix)

            #expect(outcome.status == 1 && outcome.errors.contains("is not a file of an earlier installation"))
            #expect(files(in: prefix) == before)
        }
    }

    @Test("A pipe among the user's menu entries doesn't block the installation")
    func pipeAmongEntries() throws {
        try withPlaces { source, prefix in
            try makeFolders(["share/applications"], in: prefix)
            mkfifo("\(prefix)/share/applications/other.desktop", 0o600)

            let outcome = try install(source, in: prefix)

            #expect(outcome.status == 0, "\(outcome.errors)")
            #expect(try run(prefix + "/bin/skeleton-demo", ["x"]).output == "first x\n")
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

    @Test("With DESTDIR, files are placed below it, and their content names the prefix without it")
    func stagingFolder() throws {
        try withPlaces { source, prefix in
            let environment = ["DESTDIR=\(prefix)"]
            let target = source + "/target"
            let outcome = try run("/usr/bin/env", environment + installation(source, in: target))
            #expect(outcome.status == 0, "\(outcome.errors)")
            let text = try String(contentsOfFile: "\(prefix)\(target)/bin/skeleton-demo", encoding: .utf8)
            #expect(text.contains("\"\(target)/lib/skeleton-sdl/skeleton-demo\""))
            #expect(!FileManager.default.fileExists(atPath: target))
            #expect(!files(in: prefix).contains { $0.hasSuffix(".cache") })
            let removed = try run(
                "/usr/bin/env", environment + [Self.scripts + "/uninstall", "--prefix=\(target)"])
            #expect(removed.status == 0, "\(removed.errors)")
            // Folders that the demo shares with other programs stay.
            let left = files(in: prefix)
            #expect(left.allSatisfy { isFolder("\(prefix)/\($0)") && !$0.contains("skeleton-sdl") }, "\(left)")
        }
    }

    @Test(
        "Installing and uninstalling work with prefixes that contain dots, patterns or spaces",
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

    @Test("A restrictive umask doesn't keep other users from reading installed files")
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
                // Without --program, this would start a build.
                let outcome = try run(Self.scripts + "/install", ["--prefix", "\(prefix)/\(name)"])
                #expect(outcome.status == 1 && outcome.errors.contains("is not a folder"), "\(outcome.errors)")
                #expect(!outcome.errors.contains("Building"))
            }
            #expect(files(in: prefix) == before)
        }
    }

    @Test(
        "An invalid argument is named on standard error",
        arguments: [
            (["--bogus"], "unknown option --bogus"), (["place"], "unexpected argument place"),
            (["--prefix"], "--prefix needs a folder"), (["--prefix", "--help"], "--prefix needs a folder"),
            (["--prefix="], "--prefix needs a folder"),
        ])
    func arguments(arguments: [String], message: String) throws {
        for script in ["install", "uninstall"] {
            let outcome = try run("\(Self.scripts)/\(script)", arguments)
            #expect(outcome.status == 2 && outcome.output.isEmpty)
            // The command in the message runs the script, not another program of that name.
            #expect(outcome.errors.hasPrefix("\(script): \(message)\nTry "))
            #expect(outcome.errors.hasSuffix("/\(script) --help.\n"))
        }
    }

    @Test("Installing changes the date of an icon theme's folder, so that an older cache is ignored")
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
}
