import Foundation
import Testing

/// Tests that only files and folders recorded in the manifest are replaced or removed, even if the manifest is
/// incomplete or was copied.
extension InstallerTests {
    static let icon = "share/icons/hicolor/scalable/apps/io.github.skeletonsdl.Demo.svg"
    static let cache = "share/applications/mimeinfo.cache"

    private func manifest(_ prefix: String) -> String { "\(prefix)/\(Self.library)/manifest" }

    @Test("An installation into folders that all exist can be updated and removed", arguments: [1, 2])
    func existingFolders(version: Int) throws {
        try withPlaces { source, prefix in
            #expect(try install(source, in: prefix).status == 0)
            let folders = files(in: prefix).filter { isFolder("\(prefix)/\($0)") }
            #expect(try uninstall(prefix).status == 0)
            try makeFolders(folders, in: prefix)
            #expect(try install(source, in: prefix).status == 0)
            #expect(try !read(manifest(prefix)).contains("\n\n"))
            if version == 1 {
                // If no folder had been created, version 1 wrote an empty line.
                let lines = try read(manifest(prefix)).split(separator: "\n").filter { $0.hasPrefix("file ") }
                let text = ["skeleton-demo, installed files, version 1", ""] + lines.map { String($0) }
                try write(text.joined(separator: "\n") + "\n", to: manifest(prefix))
            }

            try makeProgram("second", in: source)
            let update = try install(source, in: prefix)
            #expect(update.status == 0, "\(update.errors)")
            let removal = try uninstall(prefix)
            #expect(removal.status == 0, "\(removal.errors)")
            #expect(files(in: prefix).filter { !$0.hasSuffix(".cache") } == folders)
        }
    }

    @Test(
        "An incomplete, foreign or newer manifest is named, and nothing is changed",
        arguments: [
            ("head -c 700", "is incomplete"), ("head -n 9", "is incomplete"), ("sed '$d'", "is incomplete"),
            ("sed '/man1/d'", "is incomplete"), ("sed '1s/2/1/' | head -c -1", "is incomplete"),
            ("sed '3s/^[a-z]*//'", "is incomplete"), ("head -c 9", "is not a manifest"), ("true", "is not a manifest"),
            ("sed '1s/2/3/'", "was written by a newer version"),
        ])
    func damagedManifest(filter: String, message: String) throws {
        try withPlaces { source, prefix in
            #expect(try install(source, in: prefix).status == 0)
            let text = "cp manifest full; <full \(filter) >manifest; rm full"
            #expect(try shell(text, in: "\(prefix)/\(Self.library)").status == 0)
            let before = files(in: prefix)
            let damaged = try read(manifest(prefix))

            for outcome in [try install(source, in: prefix), try uninstall(prefix)] {
                #expect(outcome.status == 1 && outcome.errors.contains("manifest \(message)"), "\(outcome.errors)")
                #expect(files(in: prefix) == before)
                #expect(try read(manifest(prefix)) == damaged)
            }
            // The remedy in the message works.
            try FileManager.default.removeItem(atPath: manifest(prefix))
            #expect(try uninstall(prefix).status == 0)
            let left = files(in: prefix).filter { !$0.hasSuffix(".cache") }
            #expect(left.allSatisfy { isFolder("\(prefix)/\($0)") && !$0.contains("skeleton-sdl") }, "\(left)")
        }
    }

    @Test("All files in the way are named at once")
    func obstacles() throws {
        try withPlaces { source, prefix in
            let paths = ["share/man/man1/skeleton-demo.1", Self.icon]
            for path in paths { try write("mine", to: "\(prefix)/\(path)") }
            let outcome = try install(source, in: prefix)
            #expect(outcome.status == 1 && outcome.errors.contains("move these 2 files"), "\(outcome.errors)")
            for path in paths { #expect(outcome.errors.contains("\(prefix)/\(path) is not a file")) }
        }
    }

    @Test(
        "A user's file that equals one of the demo's files is kept",
        arguments: ["share/man/man1/skeleton-demo.1", icon, "lib/skeleton-sdl/SkeletonSDL_DemoScenes.resources/sub/c"])
    func equalFiles(path: String) throws {
        try withPlaces { source, prefix in
            #expect(try install(source, in: prefix).status == 0)
            let text = try read("\(prefix)/\(path)")
            #expect(try uninstall(prefix).status == 0)
            try write(text, to: "\(prefix)/\(path)")

            for _ in 1...2 { #expect(try install(source, in: prefix).status == 0) }
            let removal = try uninstall(prefix)

            #expect(removal.status == 0 && removal.errors.contains("\(path) existed before"), "\(removal.errors)")
            #expect(files(in: prefix).filter { !isFolder("\(prefix)/\($0)") } == [path])
        }
    }

    @Test("The user's files whose names are similar to those of copies are kept")
    func similarNames() throws {
        try withPlaces { source, prefix in
            let own = [
                "bin/.skeleton-demo.backup", "bin/.skeleton-demo.a.3x09.skeleton-sdl-new",
                "bin/\(Self.copyName)2", "share/man/man1/.skeleton-demo.config",
            ]
            for path in own + ["bin/\(Self.copyName)"] { try write("mine", to: "\(prefix)/\(path)") }
            #expect(try install(source, in: prefix).status == 0)
            #expect(try uninstall(prefix).status == 0)
            #expect(files(in: prefix).filter { !isFolder("\(prefix)/\($0)") } == own.sorted())
        }
    }

    @Test(
        "The cache of menu entries is removed only if the installation created it and no entry remains",
        arguments: ["absent", "present", "link to a folder with entries", "entry added later"])
    func menuCache(state: String) throws {
        try withPlaces { source, prefix in
            let tools = source + "/tools"
            try makeFolders(["tools"], in: source)
            let text = "for folder; do :; done; echo '[MIME Cache]' >\"$folder/mimeinfo.cache\""
            try makeScript(text, at: tools + "/update-desktop-database")
            switch state {
            case "present": try write("[MIME Cache]\n", to: "\(prefix)/\(Self.cache)")
            case "link to a folder with entries":
                try makeFolders(["share"], in: prefix)
                try write("mine", to: source + "/entries/mine.desktop")
                try FileManager.default.createSymbolicLink(
                    atPath: prefix + "/share/applications", withDestinationPath: source + "/entries")
            default: break
            }
            let environment = "export PATH=\"$1:$PATH\"; shift; \"$@\""
            let first = try shell(environment, [tools] + installation(source, in: prefix), in: source)
            #expect(first.status == 0 && FileManager.default.fileExists(atPath: "\(prefix)/\(Self.cache)"))
            if state == "entry added later" { try write("mine", to: "\(prefix)/share/applications/mine.desktop") }

            let command = [tools, Self.scripts + "/uninstall", "--prefix", prefix]
            #expect(try shell(environment, command, in: source).status == 0)

            #expect(FileManager.default.fileExists(atPath: "\(prefix)/\(Self.cache)") == (state != "absent"))
        }
    }

    @Test(
        "Folders that existed before a staged or moved installation was copied there are kept",
        arguments: [true, false])
    func copiedInstallation(isStaged: Bool) throws {
        try withPlaces { source, prefix in
            let (target, stage) = (prefix + "/usr", source + "/stage")
            try makeFolders(["bin", "share/man", "share/icons"], in: target)
            let own = files(in: target)
            if isStaged {
                let command = ["DESTDIR=\(stage)"] + installation(source, in: target)
                #expect(try run("/usr/bin/env", command).status == 0)
            } else {
                #expect(try install(source, in: stage + target).status == 0)
            }
            #expect(try shell("cp -a \"$1/.\" \"$2\"", [stage + target, target], in: source).status == 0)

            let removal = try uninstall(target)

            #expect(removal.status == 0, "\(removal.errors)")
            let left = files(in: target)
            #expect(own.allSatisfy { left.contains($0) }, "\(left)")
            #expect(left.allSatisfy { isFolder("\(target)/\($0)") || $0 == Self.cache }, "\(left)")
            #expect(!left.contains(Self.library))
        }
    }
}
