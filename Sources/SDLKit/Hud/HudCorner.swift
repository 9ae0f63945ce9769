import Foundation
import Reporting

/// The corner of the window that shows the frame overlay. The raw values are values of the environment variable
/// `SKELETON_HUD`.
enum HudCorner: String, CaseIterable {
    case topLeft = "top-left"
    case topRight = "top-right"
    case bottomLeft = "bottom-left"
    case bottomRight = "bottom-right"

    /// Returns the corner that `SKELETON_HUD` requests in `environment`; 1 requests the top right corner. Returns `nil`
    /// if the variable isn't set, is empty, or is 0. For an unknown value, also logs a warning and returns `nil`.
    static func requested(
        in environment: [String: String] = ProcessInfo.processInfo.environment
    ) -> HudCorner? {
        guard let value = environment["SKELETON_HUD"], !value.isEmpty, value != "0" else { return nil }
        if value == "1" { return .topRight }
        if let corner = HudCorner(rawValue: value) { return corner }
        let values = (["0", "1"] + allCases.dropLast().map(\.rawValue)).joined(separator: ", ")
        Diagnostics.report(
            "SKELETON_HUD: \(printable(value)) is unknown, and no frame overlay is shown; "
                + "use \(values) or \(HudCorner.bottomRight.rawValue)")
        return nil
    }

    var isLeft: Bool { self == .topLeft || self == .bottomLeft }
    var isTop: Bool { self == .topLeft || self == .topRight }
}
