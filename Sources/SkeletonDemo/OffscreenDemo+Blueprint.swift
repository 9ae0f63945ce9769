import DemoScenes
import Foundation
import SDLKit
import SkeletonView

/// The format of a snapshot, given by the file name extension.
enum SnapshotFormat: String {
    case png, svg, html, json

    /// Creates the format for the file at `path`; PNG for a file without an extension. Returns `nil` if the extension
    /// is unknown.
    init?(path: String) {
        let name = URL(fileURLWithPath: path).pathExtension.lowercased()
        guard !name.isEmpty else {
            self = .png
            return
        }
        self.init(rawValue: name)
    }
}

extension OffscreenDemo {
    /// Returns the contents of `stage` in `format`. PNG shows everything. All other formats contain only the visible
    /// skeleton of the screen without its bars or, with `--frame`, of the whole window.
    func document(of stage: OffscreenStage, as format: SnapshotFormat) throws -> Data {
        if format == .png { return try stage.png() }
        let content = options.showsFrame ? nil : stage.window.rootViewController?.sceneContent
        guard let blueprint = (content ?? stage.window).sk.blueprint else {
            throw DemoError(
                "no skeleton is visible at that time; choose another with --at SECONDS")
        }
        switch format {
        case .svg: return Data(blueprint.svg(title: options.scene.title, userInterfaceStyle: options.theme).utf8)
        case .html:
            // Without `--theme`, the page follows the preference of the user who opens it.
            let style = options.given.contains("--theme") ? options.theme : .unspecified
            return Data(blueprint.html(title: options.scene.title, userInterfaceStyle: style).utf8)
        case .json, .png:
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
            return try encoder.encode(blueprint) + Data("\n".utf8)
        }
    }
}
