import Foundation

/// Properties whose values are stored as custom values, so that animations can change them. `IOSSourcesPlugin` uses
/// these methods for the `@NSManaged` properties of layers.
extension CALayer {
    /// Returns the value of the property `key`. Before the property is set, returns zero, `false`, or an empty point,
    /// size or rectangle; for other types, the program ends.
    ///
    /// Not part of Core Animation. Used by code that `IOSSourcesPlugin` generates; may change in any version.
    public func _managedValue<Value>(forKey key: String) -> Value {
        if let value = storedValue(forKey: key, as: Value.self) { return value }
        let zeros: [Any] = [
            CGFloat.zero, Double.zero, Float.zero, 0, false, CGPoint.zero, CGSize.zero, CGRect.zero,
        ]
        for case let zero as Value in zeros { return zero }
        fatalError("\(type(of: self)).\(key): no value is set")
    }

    /// Returns the value of the property `key`. Before the property is set, stores and returns `initial`.
    ///
    /// Not part of Core Animation. Used by code that `IOSSourcesPlugin` generates; may change in any version.
    public func _managedValue<Value>(forKey key: String, default initial: @autoclosure () -> Value) -> Value {
        storeCustomValue(initial(), forKey: key)
        return _managedValue(forKey: key)
    }

    /// Returns the value of the optional property `key`; `nil` before the property is set.
    ///
    /// Not part of Core Animation. Used by code that `IOSSourcesPlugin` generates; may change in any version.
    public func _optionalManagedValue<Value>(forKey key: String) -> Value? {
        storedValue(forKey: key, as: Value.self)
    }

    /// Sets the value of the property `key`; `nil` removes the value.
    ///
    /// Not part of Core Animation. Used by code that `IOSSourcesPlugin` generates; may change in any version.
    public func _setManagedValue<Value>(_ value: Value?, forKey key: String) {
        setValue(value.map { $0 as Any }, forKey: key)
    }

    /// Sets the value of the property `key`. `initial` is its value before the first assignment.
    ///
    /// Not part of Core Animation. Used by code that `IOSSourcesPlugin` generates; may change in any version.
    public func _setManagedValue<Value>(
        _ value: Value, forKey key: String, default initial: @autoclosure () -> Value
    ) {
        storeCustomValue(initial(), forKey: key)
        _setManagedValue(value, forKey: key)
    }

    /// Sets the object of the property `key`, which isn't retained.
    ///
    /// Not part of Core Animation. Used by code that `IOSSourcesPlugin` generates; may change in any version.
    public func _setWeakManagedValue<Value>(_ value: Value?, forKey key: String) {
        setValue(value.map { WeakCustomValue(object: $0 as AnyObject) }, forKey: key)
    }

    private func storedValue<Value>(forKey key: String, as type: Value.Type) -> Value? {
        let value = value(forKey: key)
        if let value = value as? Value { return value }
        guard let value, case .scalar(let number)? = AnimationValue(value, kind: .scalar) else { return nil }
        return number.converted(to: type) as? Value
    }
}

extension CALayer {
    /// Returns `true` if animations can change the custom value for `key`: it is set, or the layer draws it.
    func hasCustomValue(forKey key: String) -> Bool {
        extras?.customValues[key] != nil || type(of: self).needsDisplay(forKey: key)
    }

    /// Returns the custom value for `key`. While the layer is drawn during an animation, this is the value that the
    /// animation shows.
    func customValue(forKey key: String) -> Any? {
        if let time = extras?.drawingTime { return presentedCustomValue(forKey: key, at: time) }
        let value = extras?.customValues[key]
        return (value as? WeakCustomValue).map { $0.object as Any? } ?? value
    }

    /// Stores the initial value of a property that isn't set.
    private func storeCustomValue(_ initial: @autoclosure () -> Any, forKey key: String) {
        if extras?.customValues[key] == nil { ensuredExtras.customValues[key] = initial() }
    }

    /// Stores a custom value. Runs the action for `key` unless a transaction disables actions; custom values have no
    /// default action.
    func setCustomValue(_ value: Any?, forKey key: String) {
        guard value != nil || extras?.customValues[key] != nil else { return }
        let animation = host == nil || CATransaction.hasDisabledActions ? nil : action(forKey: key)
        // An action without values starts at the value before the change, or at zero if no value was set.
        let basic = (animation as? CABasicAnimation)?.duplicate() as? CABasicAnimation
        if let basic, let host, basic.fromValue == nil, basic.toValue == nil, basic.byValue == nil {
            basic.fromValue =
                presentedCustomValue(forKey: key, at: host.clock.now)
                ?? value.flatMap { AnimationValue($0, kind: .any)?.neutral?.publicValue }
        }
        ensuredExtras.customValues[key] = value
        if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
        (basic ?? animation)?.run(forKey: key, object: self, arguments: nil)
    }

    /// Returns the custom values that the layer presents at `time`.
    func presentedCustomValues(at time: TimeInterval) -> [String: Any] {
        var values = extras?.customValues ?? [:]
        guard animates(.custom) else { return values }
        for key in Set(runs.flatMap { $0.timeline?.customKeys ?? [] }) {
            values[key] = presentedCustomValue(forKey: key, at: time)
        }
        return values
    }

    /// Redraws the layer in each frame while a custom value that it draws is animated.
    func redrawWhileAnimating() {
        guard let tree, animates(.custom), !tree.redrawnLayers.contains(where: { $0.layer === self }),
            drawsAnimatedValues(after: -.infinity)
        else { return }
        tree.redrawnLayers.append(WeakLayer(layer: self))
        setNeedsRecord()
    }

    /// Returns `true` if the layer draws a custom value that is animated after `time`.
    func drawsAnimatedValues(after time: TimeInterval) -> Bool {
        runs.contains { run in
            guard run.changes(.custom), let timeline = run.timeline else { return false }
            return timeline.track.timing.end > time && drawsCustomValues(of: timeline)
        }
    }

    /// Returns `true` if the layer draws a custom value that `timeline` changes.
    func drawsCustomValues(of timeline: Timeline) -> Bool {
        timeline.customKeys.contains(where: type(of: self).needsDisplay)
    }

    /// Draws the layer again if `run`, which was removed, has changed a custom value that the layer draws.
    func didRemove(_ run: AnimationRun) {
        guard run.changes(.custom), let timeline = run.timeline, drawsCustomValues(of: timeline) else { return }
        setNeedsDisplay()
    }

    // MARK: Private

    private func presentedCustomValue(forKey key: String, at time: TimeInterval) -> Any? {
        let own = extras?.customValues[key]
        if let own = own as? WeakCustomValue { return own.object }
        guard animates(.custom) else { return own }
        let model = own.flatMap { AnimationValue($0, kind: .any) }
        // A property that isn't set is zero.
        guard model != nil || own == nil else { return own }
        var shown = model ?? .scalar(0)
        for run in runs { run.timeline?.apply(to: &shown, of: .custom, customKey: key, at: time) }
        guard shown != model ?? .scalar(0) else { return own }
        guard case .scalar(let number) = shown else { return shown.flattened.publicValue }
        return own.map { number.converted(to: type(of: $0)) } ?? CGFloat(number)
    }
}

/// A custom value that isn't retained.
private struct WeakCustomValue {
    weak var object: AnyObject?
}

extension Double {
    /// Returns the number as a `type`; as an `NSNumber` if `type` isn't a type of numbers.
    fileprivate func converted(to type: Any.Type) -> Any {
        switch type {
        case is CGFloat.Type: CGFloat(self)
        case is Double.Type: self
        case is Float.Type: Float(self)
        case is Int.Type: Int(exactly: rounded()) ?? 0
        case is Bool.Type: self != 0
        default: NSNumber(value: self)
        }
    }
}
