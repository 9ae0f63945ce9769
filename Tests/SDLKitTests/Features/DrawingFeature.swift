import Foundation
import StageKit
import Testing
import ViewKit

/// A sheet with all that one way of drawing can do, of which there is one golden picture that both renderers are held
/// to.
struct DrawingFeature: Sendable, CustomTestStringConvertible {
    let name: String
    /// Levels that the accelerated renderer's pixels at edges may differ by; all others may by 3.
    var edgeTolerance: UInt32 = 8
    /// Puts the sheet into a window and lets the time come at which it is looked at.
    let show: @MainActor @Sendable (OffscreenStage) -> Void

    var testDescription: String { name }

    static let size = CGSize(width: 240, height: 180)

    static let all: [DrawingFeature] = [
        DrawingFeature(name: "paths", show: paths),
        DrawingFeature(name: "strokes", show: strokes),
        DrawingFeature(name: "masks", edgeTolerance: 40, show: masks),
        DrawingFeature(name: "shadows", edgeTolerance: 40, show: shadows),
        DrawingFeature(name: "context", show: context),
        DrawingFeature(name: "text-layers", show: textLayers),
        DrawingFeature(name: "replicators", edgeTolerance: 40, show: replicators),
        DrawingFeature(name: "transforms", edgeTolerance: 40, show: transforms),
        DrawingFeature(name: "symbols", show: symbols),
        DrawingFeature(name: "transitions", edgeTolerance: 40, show: transitions),
        DrawingFeature(name: "layer-transitions", edgeTolerance: 50, show: layerTransitions),
        DrawingFeature(name: "animators", edgeTolerance: 40, show: animators),
        DrawingFeature(name: "composed", edgeTolerance: 40, show: composed),
    ]

    /// Where the sheet's tile at `index` is, in rows of `columns`.
    static func tile(_ index: Int, columns: Int, height: CGFloat = 50) -> CGRect {
        let width = (size.width - 10) / CGFloat(columns)
        return CGRect(
            x: 10 + CGFloat(index % columns) * width, y: 10 + CGFloat(index / columns) * (height + 10),
            width: width - 10, height: height)
    }
}
