import Foundation
import StageKit
import Testing
import ViewKit

/// A sheet that covers one drawing feature, with one golden image for both renderers.
struct DrawingFeature: Sendable, CustomTestStringConvertible {
    let name: String
    /// The tolerance of the accelerated renderer at edges, in color levels. For all other pixels, the tolerance is 3.
    var edgeTolerance: UInt32 = 8
    /// A closure that adds the sheet to a window and advances time to the moment of the golden image.
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

    /// Returns the frame of the sheet's tile at `index`, in rows of `columns` tiles.
    static func tile(_ index: Int, columns: Int, height: CGFloat = 50) -> CGRect {
        let width = (size.width - 10) / CGFloat(columns)
        return CGRect(
            x: 10 + CGFloat(index % columns) * width, y: 10 + CGFloat(index / columns) * (height + 10),
            width: width - 10, height: height)
    }
}
