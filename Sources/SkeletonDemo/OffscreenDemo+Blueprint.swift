import DemoScenes
import Foundation
import SDLKit
import SkeletonView

/// What a snapshot is written as: by the ending of the file's name.
enum SnapshotFormat: String {
    case png, svg, html, json

    /// The format of the file at `path`: a picture, unless its name ends as that of another.
    init(path: String) {
        self = SnapshotFormat(rawValue: URL(fileURLWithPath: path).pathExtension.lowercased()) ?? .png
    }
}

extension OffscreenDemo {
    /// What there is to see on `stage`, in `format`: all of it, or the skeleton that is on: of the screen without its
    /// bars, unless the whole window is wanted.
    func document(of stage: OffscreenStage, as format: SnapshotFormat) throws -> Data {
        if format == .png { return try stage.png() }
        let content = options.showsFrame ? nil : stage.window.rootViewController?.sceneContent
        guard let blueprint = (content ?? stage.window).sk.blueprint else {
            throw DemoError(
                "no skeleton is on then, so that there is none to write; name another instant with --at SECONDS")
        }
        switch format {
        case .svg: return Data(blueprint.svg(isDark: options.theme == .dark).utf8)
        case .html:
            // Without a word about it the page is as its reader has it.
            let isDark = options.given.contains("--theme") ? options.theme == .dark : nil
            return Data(blueprint.html(title: options.scene.title, isDark: isDark).utf8)
        case .json, .png:
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
            return try encoder.encode(blueprint) + Data("\n".utf8)
        }
    }
}
