public import Foundation
public import ListKit

extension Bundle {
    /// Creates the objects of the nib `name` in the bundle, connects them to `owner` and to the external objects in
    /// `options`, and returns the top-level objects. If the nib is missing or invalid, logs a warning and returns
    /// `nil`.
    @preconcurrency @MainActor @discardableResult
    public func loadNibNamed(
        _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil, fileID: String = #fileID
    ) -> [Any]? {
        // On iOS, the main bundle contains the resources of all targets, so the resources of all targets are searched.
        let nib = UINib(nibName: name, bundle: self == .main ? nil : self, fileID: fileID)
        return nib.document == nil ? nil : nib.instantiate(withOwner: owner, options: options)
    }
}
