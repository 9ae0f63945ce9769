import Foundation
import TestSupport
import Testing

/// Tests recordings that are started in the demo's window.
@Suite(
    "Recordings of skeleton-demo's window", .serialized,
    .enabled(if: XServer.isInstalled, "install the packages xvfb, imagemagick and xdotool"))
struct WindowRecordingTests {
    /// The size of the content between the bars in a window of 700 x 500 points.
    private static let content = "700x392"

    @Test("The palette saves an image of the styled content without bars, and a command draws the same")
    func picture() throws {
        try Demo.withFolder { folder in
            let demo = try DrivenDemo(["--size", "700x500", "--preset", "glass"], state: folder)
            let watch = try FolderWatch(folder)
            try demo.press("2")
            try demo.waitForScreen(called: "Gallery")
            try demo.press("ctrl+k")
            try demo.client.xdotool("type", "save a png")
            try demo.press("Return")
            try watch.waitForFile(named: "skeleton-gallery.png")
            // Closes the message, and the demo.
            try demo.press("Escape", "ctrl+q")
            let outcome = try demo.outcome()
            #expect(outcome.status == 0)
            #expect(outcome.errors == "")

            let state = try Data(contentsOf: DrivenDemo.stateFile(in: folder))
            #expect(String(decoding: state, as: UTF8.self).contains("glass"))
            let drawn = try Demo.run(
                [
                    "--screen", "gallery", "--preset", "glass", "--bare", "--size", Self.content, "--snapshot",
                    "again.png", "--at", "1.5",
                ], in: folder)
            #expect(drawn.status == 0 && drawn.errors == "")
            let pictures = try ["skeleton-gallery.png", "again.png"].map {
                try Data(contentsOf: folder.appendingPathComponent($0))
            }
            #expect(pictures[0] == pictures[1])
        }
    }

    @Test("An image saved during a comparison shows both styles")
    func comparison() throws {
        try Demo.withFolder { folder in
            let demo = try DrivenDemo(["--size", "700x500", "--preset", "glass"], state: folder)
            let watch = try FolderWatch(folder)
            try demo.press("2")
            try demo.waitForScreen(called: "Gallery")
            try demo.press("x", "ctrl+k")
            try demo.client.xdotool("type", "save a png")
            try demo.press("Return")
            try watch.waitForFile(named: "skeleton-gallery.png")
            // The message doesn't keep Ctrl+Q from quitting.
            try demo.press("ctrl+q")
            let outcome = try demo.outcome()
            #expect(outcome.status == 0 && outcome.errors == "")
            let drawn = try Demo.run(
                [
                    "--screen", "gallery", "--preset", "glass", "--bare", "--size", Self.content, "--snapshot",
                    "single.png", "--at", "1.5",
                ], in: folder)
            #expect(drawn.status == 0)
            let pictures = try ["skeleton-gallery.png", "single.png"].map {
                try Data(contentsOf: folder.appendingPathComponent($0))
            }
            #expect(pictures[0] != pictures[1])
        }
    }

    @Test("An image of a scene file saved in the window equals a snapshot of the same file")
    func sceneFile() throws {
        try Demo.withFolder { folder in
            let storyboard = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
                .appendingPathComponent("../../Assets/Scenes/Chat.storyboard").standardizedFileURL.path
            let scene = ["--scene", storyboard]
            let demo = try DrivenDemo(scene + ["--size", "700x500"], state: folder)
            let watch = try FolderWatch(folder)
            try demo.waitForScreen(called: "Chat.storyboard")
            try demo.press("ctrl+k")
            try demo.client.xdotool("type", "save a png")
            try demo.press("Return")
            try watch.waitForFile(named: "skeleton-file.png")
            try demo.press("Escape", "ctrl+q")
            #expect(try demo.outcome().status == 0)
            let again = ["--bare", "--size", Self.content, "--snapshot", "again.png", "--at", "1.5"]
            let drawn = try Demo.run(scene + again, in: folder)
            #expect(drawn.status == 0)
            let pictures = try ["skeleton-file.png", "again.png"].map {
                try Data(contentsOf: folder.appendingPathComponent($0))
            }
            #expect(pictures[0] == pictures[1])
        }
    }

    @Test(
        "Images are saved even if the demo was started with loading options that have no effect on them",
        arguments: [
            (["--network", "slow-pictures", "--timeout", "20"], "2", "Gallery"), (["--load-time", "1"], "6", "Text"),
            (["--feed", "/nowhere/feed.json", "--timeout", "1"], "6", "Text"),
        ])
    func loadingOptions(options: [String], key: String, screen: String) throws {
        try Demo.withFolder { folder in
            let demo = try DrivenDemo(options + ["--size", "700x500"], state: folder)
            let watch = try FolderWatch(folder)
            try demo.press(key)
            try demo.waitForScreen(called: screen)
            try demo.press("ctrl+k")
            try demo.client.xdotool("type", "save a png")
            try demo.press("Return")
            try watch.waitForFile(named: "skeleton-\(screen.lowercased()).png")
            try demo.press("Escape", "ctrl+q")
            #expect(try demo.outcome().status == 0)
        }
    }

    @Test(
        "--open rejects text that isn't a link, and draws the state of a link",
        arguments: [("feed", 2), ("skeleton://feed?x=1", 2), ("skeleton://text?rightToLeft=true", 0)])
    func links(link: String, status: Int) throws {
        try Demo.withFolder { folder in
            let outcome = try Demo.run(["--open", link, "--snapshot", "a.png", "--size", "320x240"], in: folder)
            #expect(outcome.status == status)
            guard status == 0 else {
                return #expect(outcome.errors.contains("--open takes a link such as skeleton://"))
            }
            let same = ["--screen", "text", "--rtl", "--show", "loop", "--snapshot", "b.png", "--size", "320x240"]
            #expect(try Demo.run(same, in: folder).status == 0)
            let pictures = try ["a.png", "b.png"].map { try Data(contentsOf: folder.appendingPathComponent($0)) }
            #expect(pictures[0] == pictures[1])
        }
    }

    @Test("A picture of the whole window shows the inspector that a link opens")
    func linkedPanels() throws {
        try Demo.withFolder { folder in
            let pictures = try ["true", "false"].map { isOpen in
                let link = ["--open", "skeleton://feed?inspector=\(isOpen)", "--frame", "--size", "1280x800"]
                #expect(try Demo.run(link + ["--snapshot", "\(isOpen).png"], in: folder).status == 0)
                return try Data(contentsOf: folder.appendingPathComponent("\(isOpen).png"))
            }
            #expect(pictures[0] != pictures[1])
        }
    }
}
