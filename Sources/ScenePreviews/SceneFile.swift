package import Foundation
import ImageKit
import ListKit
package import NibKit
import Reporting
package import ViewKit

/// A storyboard or xib whose scenes are shown without the app.
@MainActor
package final class SceneFile {
    /// A scene that was created from the file.
    package struct Scene {
        package let controller: UIViewController
        /// The messages about items of the file that were not found or are not supported, one per item.
        package let warnings: [String]
        /// The size of the view on Xcode's canvas, in points. If the file doesn't specify it, the size of a phone.
        package let canvasSize: CGSize
    }

    private enum Content {
        case storyboard(UIStoryboard)
        case nib(UINib)
    }

    package let url: URL
    /// The duration of the simulated load in seconds.
    package var loadTime: TimeInterval = 3
    private var content: Content
    /// The index of the scene to show first.
    package let firstIndex: Int
    /// The size of a phone, for scenes whose file doesn't specify a size.
    private static let defaultSize = CGSize(width: 393, height: 852)

    /// Reads the file at `url`. The scene with the storyboard identifier `identifier` is shown first; `nil` chooses the
    /// initial scene. Throws an error that describes the problem if the file can't be shown.
    package init(url: URL, identifier: String? = nil) throws {
        self.url = url
        content = try Self.read(url)
        for folder in Self.resourceFolders(of: url) { ResourceFolders.add(folder) }
        switch content {
        case .storyboard(let storyboard):
            guard storyboard.sceneCount > 0 else {
                throw SceneFileError("\(printable(url.lastPathComponent)): the storyboard has no scenes")
            }
            guard let identifier else {
                firstIndex = storyboard.initialSceneIndex
                return
            }
            guard let index = storyboard.sceneIndex(withIdentifier: identifier) else {
                let identifiers = storyboard.identifiers.map { printable($0) }.joined(separator: ", ")
                throw SceneFileError(
                    "\(printable(url.lastPathComponent)): no scene \(printable(identifier)); it has "
                        + (identifiers.isEmpty ? "no identifiers" : identifiers))
            }
            firstIndex = index
        case .nib:
            guard identifier == nil else {
                throw SceneFileError("\(printable(url.lastPathComponent)) is a xib, which has no scenes to choose from")
            }
            firstIndex = 0
        }
    }

    /// Reads the file again. If reading fails, throws an error and keeps the previous content.
    package func reload() throws {
        content = try Self.read(url)
    }

    /// Applies `changes` to their files, which may be files that this one refers to. All other bytes stay the same. If
    /// any change can't be applied, throws and writes nothing. Returns the names of the files that were written.
    package func save(_ changes: [ElementEdits]) throws -> [String] {
        var files: [(url: URL, data: Data)] = []
        for change in changes {
            let target = (change.file ?? url).resolvingSymlinksInPath()
            let index =
                try files.firstIndex { $0.url == target }
                ?? {
                    files.append((target, try Data(contentsOf: target)))
                    return files.count - 1
                }()
            files[index].data = try RuntimeAttributeEditor(files[index].data, name: target.lastPathComponent)
                .applying(change.edits, toElement: change.id)
        }
        for file in files { try ResultFile.write(file.data, to: file.url.path) }
        return files.map(\.url.lastPathComponent)
    }

    /// The names of the scenes, in file order. A xib is one scene.
    package var sceneNames: [String] {
        switch content {
        case .storyboard(let storyboard): storyboard.sceneNames
        case .nib: [url.deletingPathExtension().lastPathComponent]
        }
    }

    /// Creates the scene at `index` and loads its view.
    package func makeScene(at index: Int) -> Scene {
        let maker = SceneMaker()
        let messages = Diagnostics.messages { [content] in
            switch content {
            case .storyboard(let storyboard): maker.controller = storyboard.instantiateViewController(at: index)
            case .nib(let nib): maker.makeController(from: nib)
            }
            maker.controller?.loadViewIfNeeded()
        }
        return Scene(
            controller: maker.controller ?? UIViewController(), warnings: messages,
            canvasSize: maker.size ?? canvasSize(at: index) ?? Self.defaultSize)
    }

    private func canvasSize(at index: Int) -> CGSize? {
        guard case .storyboard(let storyboard) = content else { return nil }
        return storyboard.canvasSize(ofSceneAt: index)
    }

    private enum Search {
        /// The maximum number of ancestors of a file's folder that are searched for an asset catalog.
        static let outerFolders = 6
        /// The maximum number of entries in an ancestor. The subfolders of larger ancestors are not searched.
        static let names = 200
    }

    /// Returns the folders with the images, colors and other storyboards of a file: the file's folder, and the nearest
    /// ancestor that has an asset catalog, directly or in a subfolder. The search ends at an Xcode project or package,
    /// and before the home folder and the temporary folder.
    private static func resourceFolders(of url: URL) -> [URL] {
        let own = url.absoluteURL.deletingLastPathComponent()
        let manager = FileManager.default
        let ends = [manager.homeDirectoryForCurrentUser, manager.temporaryDirectory, URL(fileURLWithPath: "/")]
            .map(\.standardizedFileURL.path)
        var outer = own
        for _ in 0..<Search.outerFolders {
            outer = outer.deletingLastPathComponent()
            guard !ends.contains(outer.standardizedFileURL.path) else { break }
            let names = names(in: outer)
            let inner = names.count > Search.names ? [] : names.filter { !$0.hasPrefix(".") }
            let all = names + inner.flatMap { self.names(in: outer.appendingPathComponent($0)) }
            if all.contains(where: { $0.hasSuffix(".xcassets") }) { return [own, outer] }
            if names.contains(where: { $0.hasSuffix(".xcodeproj") || $0 == "Package.swift" }) { break }
        }
        return [own]
    }

    private static func names(in folder: URL) -> [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    }

    private static func read(_ url: URL) throws -> Content {
        url.pathExtension.lowercased() == "xib"
            ? .nib(try UINib(contentsOf: url, isPreview: true))
            : .storyboard(try UIStoryboard(contentsOf: url, isPreview: true))
    }
}

/// Creates the controller of a scene. A class, so that the closure whose diagnostics are collected can store the
/// result.
@MainActor
private final class SceneMaker {
    var controller: UIViewController?
    /// The size of a xib's view; `nil` for a scene of a storyboard.
    var size: CGSize?

    /// Creates a controller with the first view of `nib`.
    func makeController(from nib: UINib) {
        let view = nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UIView }.first ?? UIView()
        size = view.frame.size
        let controller = UIViewController()
        controller.view = view
        self.controller = controller
    }
}

/// An error that says why a file can't be shown.
struct SceneFileError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
